import { WordsContext } from 'kit/page/contexts';
import { renderToStaticMarkup } from 'react-dom/server';
import { english } from '../words/english';
import { german } from '../words/german';
import { createRenderer } from './create-renderer';
import type { HostedSite } from './hosted-site';
import { ToolSkeleton } from './skeleton/tool-skeleton';

const site: HostedSite = {
  companyName: 'Brunnen AG',
  words: german,
  Header: () => null,
  Footer: () => null,
  NotFound: () => null,
  pages: {},
};
const documents = { language: 'de-CH', paintedFrom: 'main', headTags: () => '' };

test('a document is in the language of the site, also before its script has run', async () => {
  const version = 'a'.repeat(16);
  const html = await createRenderer(site, documents).renderPage({
    composition: { shell: version, scripts: [], remotes: [], page: { kind: 'not-found' } },
    assetOrigins: [],
    connectOrigins: [],
    location: '/nirgends',
    styles: [],
  });
  expect(html).toContain('<html lang="de-CH">');
  expect(html).toContain('>Zum Inhalt springen</a>');
  expect(html).toContain(
    '({"text":"Das funktioniert nicht: Ein Teil der Seite konnte nicht geladen werden.","reload":"Seite neu laden"});',
  );
});

test('a tool says in the language of the site that it needs its script', () => {
  const html = renderToStaticMarkup(
    <WordsContext value={german}>
      <ToolSkeleton title="Entwurf" companyName="Brunnen AG" />
    </WordsContext>,
  );
  expect(html).toContain('<noscript><p>Dieses Werkzeug braucht JavaScript.');
});

test('words in another language than the site’s are refused before composing', () => {
  expect(() => createRenderer({ ...site, words: english }, documents)).toThrow(
    'shell: it gives pages words of "en-GB", and the site\'s language is "de-CH". Give it those of "de-DE" (kit/words)',
  );
});
