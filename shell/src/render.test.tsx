/** @jest-environment node */
import { createHash } from 'node:crypto';
import { type PageComposition, parsePageComposition } from 'kit/contract/composition';
import { usePagePosts } from 'kit/page/contexts';
import type { PagePosts } from 'kit/posts/page-posts';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageHead } from 'shared-ui/page/page-head';
import { initialise, renderPage } from './render';

const version = 'a'.repeat(16);
const described = { team: 'testers', version, entry: '/test.js' };
const remotes: PageComposition['remotes'] = [
  {
    ...described,
    name: 'mfe-test',
    routes: [
      { path: '/page', expose: './page' },
      { path: '/posts', expose: './posts', posts: 'all' },
      { path: '/broken', expose: './broken' },
      { path: '/tool', expose: './tool', render: 'client' },
    ],
  },
  { ...described, name: 'mfe-empty', routes: [{ path: '/empty', expose: './page' }] },
];
const head = <PageHead title="A page" description="What it says" path="/page" />;
const pages = new Map([
  [
    './page',
    () => (
      <>
        {head}
        <h1>Content</h1>
      </>
    ),
  ],
  ['./posts', () => <h1>{usePagePosts().summaries[0]?.title}</h1>],
  [
    './broken',
    () => {
      throw new Error('broken in render');
    },
  ],
]);
const container = { init: () => {}, get: async (expose: string) => () => ({ default: pages.get(expose) }) };

beforeAll(() => initialise({ remotes }, (name) => (name === 'mfe-test' ? container : undefined)));

const styles = [
  { href: '/assets/shell/1/shell.css', css: '@font-face{src:url("/media/text.woff2")}.a{color:red}' },
  { href: '/assets/mfe-test/1/page.css', css: '.b>p{color:red}' },
];
const draw = (
  location: string,
  page: PageComposition['page'] = { kind: 'route', location },
  posts?: PagePosts,
  assetOrigins: string[] = [],
  connectOrigins: string[] = [],
) =>
  renderPage({
    composition: { shell: version, remotes, scripts: [], page },
    assetOrigins,
    connectOrigins,
    location,
    styles,
    posts,
  });
const read = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, text = '']) => text);
const data = (html: string, id: string) =>
  read(html, new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 'gs')).map((text) =>
    JSON.parse(text),
  );

test('a page is a whole document, with head, content and data', async () => {
  const html = await draw('/page');
  expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/);
  const [before = '', after = ''] = html.split('</head><body>');
  for (const tag of [
    '<title>A page | Corvane</title>',
    '<link rel="canonical" href="https://www.corvane.example/page"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="preload" href="/media/text.woff2" as="font" type="font/woff2" crossorigin>',
    '<style data-href="shell.css">',
    '<style data-href="page.css">',
  ])
    expect(before).toContain(tag);
  expect(after).toMatch(/^<div id="root">.*<main.*<h1>Content<\/h1>.*<\/main>/s);
  // Nothing is painted before the header is there.
  const [awaited = 'none'] = read(before, /<link rel="expect" href="#([^"]+)" blocking="render">/g);
  expect(after).toContain(`id="${awaited}"`);
  const [composition] = data(after, 'composition');
  expect(parsePageComposition(composition, 'page')).toEqual({
    shell: version,
    remotes,
    scripts: [],
    page: { kind: 'route', location: '/page' },
  });
  expect([data(after, 'page-posts'), data(after, 'documents-settings')]).toEqual([[], []]);
});

test('the policy comes first, and names each inline script and style by its hash', async () => {
  const html = await draw('/page', undefined, undefined, ['https://assets.example'], ['https://api.example']);
  const [policy = ''] = read(html, /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(style|script|link)/));
  const directive = (name: string) => policy.split('; ').find((one) => one.startsWith(name));
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const scripts = read(html, /<script>(.*?)<\/script>/gs);
  const sheets = read(html, /<style[^>]*>(.*?)<\/style>/gs);
  expect([scripts.length, sheets.length]).toEqual([1, 2]);
  expect(directive('script-src')).toBe(`script-src 'self' ${scripts.map(hash).join(' ')} https://assets.example`);
  expect(directive('style-src')).toBe(`style-src 'self' ${sheets.map(hash).join(' ')} https://assets.example`);
  expect(directive('connect-src')).toBe("connect-src 'self' https://api.example");
});

test('posts come with their page, and their text cannot end its script', async () => {
  const [title, slug, text] = ['</script><b>', 'a', ''];
  const posts = { summaries: [{ slug, title, author: text, publishDate: text, category: text, excerpt: text }] };
  const html = await draw('/posts', undefined, posts);
  expect(html).toContain('<h1>&lt;/script&gt;&lt;b&gt;</h1>');
  expect(html).not.toContain('</script><b>');
  expect(data(html, 'page-posts')).toEqual([posts]);
});

test('a form whose action is a function cannot be sent before its script', () => {
  expect(renderToStaticMarkup(<form action={() => {}} />)).toContain('action="javascript:');
});

test('a page that throws, or whose remote has no container, gives no document', async () => {
  await expect(draw('/broken')).rejects.toThrow('broken in render');
  await expect(draw('/empty')).rejects.toThrow('it has no container in its Node build');
});

test.each([
  ['/nowhere', { kind: 'not-found' }, 'There is no page at this address'],
  ['/thank-you', { kind: 'route', location: '/thank-you' }, "We'll get back to you soon!"],
] as const)('%s belongs to the shell, and stays out of search engines', async (location, page, text) => {
  const html = (await draw(location, page)).replaceAll('&#x27;', "'");
  expect(html).toContain(text);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test("a tool's document has its title, a way to reload and its documents' origin", async () => {
  const documents = { kind: 'embedded', origin: 'https://documents.example' };
  const html = await draw('/tool', { kind: 'client', title: 'Blog Management', documents });
  expect(html).toContain('<title>Blog Management | Corvane</title>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('<a href="?">Reload the page</a>');
  expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
  expect(html).toContain("connect-src 'self' https://documents.example ");
  expect(data(html, 'documents-settings')).toEqual([documents]);
});
