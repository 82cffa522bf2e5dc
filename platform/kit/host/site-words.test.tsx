/** @jest-environment jsdom */
import { render as renderAlone, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWords, WordsContext } from 'kit/page/contexts';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { FormFields } from '../forms/form-field';
import { HiddenFields } from '../page/forms/hidden-fields';
import { useFormSending } from '../page/forms/use-form-sending';
import { PostArticle } from '../page/post/post-article';
import type { Block } from '../posts/block';
import { expectConsole } from '../presets/jest/expect-console';
import { chooseWords } from '../words/choose-words';
import { english, englishDraft, englishOfServer, englishSending } from '../words/english';
import { german, germanDraft, germanOfServer, germanSending } from '../words/german';
import { App } from './app';
import type { HostedSite } from './hosted-site';
import { PageError } from './remotes/page-error';
import { PageSkeleton } from './skeleton/page-skeleton';
import { ToolSkeleton } from './skeleton/tool-skeleton';

/** As the host gives a page its words. */
const render = (page: ReactElement, words = german) =>
  renderAlone(<WordsContext value={words}>{page}</WordsContext>, { wrapper: MemoryRouter });

const site: HostedSite = {
  companyName: 'Brunnen AG',
  words: german,
  Header: () => null,
  Footer: () => null,
  NotFound: () => <h1>{useWords().locale}</h1>,
  pages: {},
};

/** Each text by its place; of a function its source. */
function listTexts(words: object, place = ''): string[] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'object' ? listTexts(value, `${place}${name}.`) : `${place}${name}: ${value}`,
  );
}

test.each([
  ['on pages', english, german],
  ['where a form was not sent', englishSending, germanSending],
  ['of server, compose and delivery', englishOfServer, germanOfServer],
  ['of a shared draft', englishDraft, germanDraft],
])('nothing %s is left in English; a version is called the same', (_name, inEnglish, inGerman) => {
  const known = listTexts(inEnglish);
  expect(listTexts(inGerman).filter((text) => known.includes(text) && !text.startsWith('datasheet.foot'))).toEqual([]);
});

test.each([
  ['de', 'de'],
  ['de-CH', 'de'],
  ['en', 'en'],
  ['en-US', 'en'],
  ['fr', 'en'],
  ['den', 'en'],
])('a site in %s has the words of %s', (language, words) => {
  expect(chooseWords(language).language).toBe(words);
});

test('the frame and the pages in it use the words that the site gives its host', () => {
  const version = 'a'.repeat(16);
  const composition = { shell: version, scripts: [], remotes: [], page: { kind: 'not-found' as const } };
  renderAlone(<App site={site} composition={composition} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link')).toHaveTextContent(/^Zum Inhalt springen$/);
  expect(screen.getByRole('heading')).toHaveTextContent('de-DE');
});

test('a page that could not be loaded says so in German', () => {
  render(<PageError site={site} onRetry={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Diese Seite konnte nicht geladen werdenDie übrigen Seiten funktionieren\. .* Minuten wieder\.Noch einmal versuchen$/,
  );
  expect(document.title).toBe('Diese Seite konnte nicht geladen werden | Brunnen AG');
});

test('what stands in the place of a page that is loading is German', () => {
  const { container } = render(<PageSkeleton />);
  expect(container).toHaveTextContent(/^Wird geladen …$/);
});

test('what stands in the place of a tool is German', () => {
  const { container } = render(<ToolSkeleton title="Entwurf" companyName="Brunnen AG" />);
  expect(container).toHaveTextContent(/^EntwurfWird geladen …Das dauert länger als gewöhnlich\. Seite neu laden$/);
});

test('a post has its day, its anchors, its table and its tasks in German', () => {
  const content: Block[] = [
    { id: 1, type: 'heading', content: 'Lasten' },
    { id: 2, type: 'table', rows: [{ cells: ['1320 mm'] }], hasHeader: false },
    {
      id: 3,
      type: 'list',
      content: '',
      items: ['Prüfen', 'Messen'],
      entries: [
        { text: 'Prüfen', level: 0, marker: 'task', isDone: true },
        { text: 'Messen', level: 0, marker: 'task', isDone: false },
      ],
    },
  ];
  const post = { title: 'Kreuzungen', author: 'Ada Beispiel', publishDate: '2026-01-09', category: '', content };
  render(<PostArticle post={post} hasAnchors />);
  expect(screen.getByText('9. Januar 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Link zu „Lasten“' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Tabelle: Lasten' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '☑Erledigt: Prüfen',
    '☐Offen: Messen',
  ]);
});

const fields: FormFields = {
  name: { label: 'Name', type: 'text', required: true, maxLength: 2000 },
  mail: { label: 'E-Mail-Adresse', type: 'email', required: true, maxLength: 254 },
  topic: { label: 'Thema', type: 'select', required: true, options: ['Pumpen'] },
  consent: { label: 'Ich bin einverstanden', type: 'checkbox', required: true, options: ['Ja', 'Nein'] },
};

function Form() {
  const { status, describe, formProps } = useFormSending('anfrage', fields, {});
  return (
    <form {...formProps}>
      <HiddenFields formName="anfrage" source="test" />
      {Object.keys(fields).map((name) => (
        <p key={name} data-testid={name}>
          <input name={name} aria-label={name} />
          {describe(name).error} {describe(name).hint}
        </p>
      ))}
      <output>{status.kind === 'error' && status.reason}</output>
      <button type="submit">Absenden</button>
    </form>
  );
}

const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const input = screen.getByLabelText(name);
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste(value);
  }
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Absenden' }));

test('what is wrong with a field is said in German, with its label as it is', async () => {
  render(<Form />);
  await submit();
  const said = () => Object.keys(fields).map((name) => screen.getByTestId(name).textContent?.trim());
  expect(said()).toEqual([
    'Bitte füllen Sie das Feld „Name“ aus',
    'Bitte füllen Sie das Feld „E-Mail-Adresse“ aus',
    'Bitte wählen Sie unter „Thema“ etwas aus',
    '',
  ]);
  await fill({ name: 'x'.repeat(2001), mail: 'ada@', topic: 'Pumpen' });
  await submit();
  expect(said()).toEqual([
    'Bitte kürzen Sie das Feld „Name“ auf 2.000 Zeichen 2.001 von 2.000 Zeichen',
    'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein',
    '',
    'Bitte setzen Sie das Häkchen bei: Ich bin einverstanden',
  ]);
  expect(screen.getByText('Lassen Sie dieses Feld leer')).toBeInTheDocument();
});

test.each([
  [
    422,
    { errors: { name: 'Zu kurz' } },
    'Bitte berichtigen Sie die markierten Felder; Ihre Eingaben bleiben hier erhalten.',
  ],
  [413, {}, 'Die Nachricht ist zu lang. Bitte kürzen Sie sie; Ihre Eingaben bleiben hier erhalten.'],
  [
    429,
    {},
    'Aus Ihrem Netz kamen zu viele Nachrichten. Bitte senden Sie das Formular in einer Sekunde noch einmal; Ihre Eingaben bleiben hier erhalten.',
  ],
  [503, {}, 'Der Server hat das Formular nicht angenommen (Status 503). Ihre Eingaben bleiben hier erhalten.'],
])('a form that the server refuses with %s says why in German', async (status, body, reason) => {
  expectConsole('error', /anfrage was not sent/);
  const headers = { get: () => '1' };
  Object.assign(window, { fetch: async () => ({ ok: false, status, headers, json: async () => body }) });
  render(<Form />);
  await fill({ name: 'Ada', mail: 'ada@example.com', topic: 'Pumpen', consent: 'Ja' });
  await submit();
  expect(await screen.findByText(reason)).toBeVisible();
});

test('a form without an answer says so in German', async () => {
  expectConsole('error', /anfrage was not sent/);
  // Without waiting for the tries after the first.
  jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(20_000);
  Object.assign(window, { fetch: async () => Promise.reject(new TypeError('Failed to fetch')) });
  AbortSignal.timeout = () => new AbortController().signal;
  render(<Form />);
  await fill({ name: 'Ada', mail: 'ada@example.com', topic: 'Pumpen', consent: 'Ja' });
  await submit();
  expect(await screen.findByText(german.noAnswer)).toBeVisible();
  jest.restoreAllMocks();
});

test('outside of a host, as in a test or the gallery, a page has English words', () => {
  renderAlone(<PageSkeleton />);
  expect(screen.getByText('Loading…')).toBeInTheDocument();
});
