import { renderInBrowser } from './render-in-browser';

const composition = {
  shell: '0123456789abcdef',
  remotes: [
    {
      name: 'mfe-example',
      team: 'example',
      version: 'fedcba9876543210',
      entry: '/assets/mfe-example/fedcba9876543210/entry.js',
      integrity: 'sha384-entry',
      routes: [{ path: '/example', expose: './example-page' }],
    },
  ],
  scripts: [{ src: '/assets/shell/0123456789abcdef/shell.entry.js', integrity: 'sha384-shell' }],
  page: { kind: 'route', location: '/example' },
};
const composed =
  `<html><body><div id="root"><h1>Example</h1></div>` +
  `<script type="application/json" id="page-posts">{"summaries":[]}</script>` +
  `<script type="application/json" id="composition">${JSON.stringify(composition)}</script></body></html>`;
const files = {
  styles: ['/assets/shell/0123456789abcdef/shell.1.css'],
  scripts: [{ src: '/assets/shell/0123456789abcdef/shell.entry.js', integrity: 'sha384-shell' }],
};

test('nothing of the page is there before its scripts, which start with the document', () => {
  const html = renderInBrowser(composed, files);
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('<h1>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/shell/0123456789abcdef/shell.1.css">');
  expect(html).toContain(
    '<script defer src="/assets/shell/0123456789abcdef/shell.entry.js" integrity="sha384-shell" crossorigin="anonymous"></script>',
  );
});

test('the page pins the same remote and posts as the composed one, and is rendered, not hydrated', () => {
  const html = renderInBrowser(composed, files);
  const [, data = ''] = /id="composition">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual({ ...composition, scripts: [], page: { kind: 'client' } });
  expect(html).toContain('id="page-posts">{"summaries":[]}</script>');
});

test('a page without a composition is refused', () => {
  expect(() => renderInBrowser('<h1>Example</h1>', files)).toThrow('has no composition');
});
