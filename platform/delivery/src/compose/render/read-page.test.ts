import { readPage } from './read-page';

const origin = 'https://www.example.com';

const page = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

const canonical = `<link href="${origin}/a?b=1&amp;c=2" rel="canonical"/>`;

test.each([
  ['it is its own canonical page', canonical, '/a?b=1&c=2', true],
  ['another page stands for it', canonical, '/a', false],
  ['it is hidden', `${canonical}<meta name="robots" content="noindex">`, '/a?b=1&c=2', false],
  ['it names no canonical page', '', '/a', false],
])('search engines list a page, or not: %s', (_, head, location, isListed) => {
  expect(readPage(page(head), location, origin).isListed).toBe(isListed);
});

test.each([
  ['<p style="color:red">x</p>', /<p> has an inline style/],
  ["<svg><path STYLE='fill:red'/></svg>", /<path> has an inline style/],
  ['<div hidden id="S:1">later</div>', /hidden until a script runs/],
  ['<div id="S:1" hidden="">later</div>', /hidden until a script runs/],
])('it cannot be published: %s', (body, fault) => {
  expect(readPage(page('', body), '/a', origin).fault).toMatch(fault);
});

test.each([
  '<p>&lt;div style="color:red"&gt; and &lt;div hidden id="S:0"&gt;</p>',
  '<p>Write style="color:red" with care, or <meta name="description" content=\'say style="x"\'></p>',
  '<a title="an attribute: style=&quot;x&quot;" href="/a?style=b">x</a>',
  '<script type="application/json">{"text":"<p style=\\"x\\"> <meta name=\\"robots\\" content=\\"noindex\\">"}</script>',
  '<style data-href="/a.css">[style="x"]{color:red}</style>',
  '<!-- <p style="x"> -->',
  '<p id="S:1">x</p><div hidden id="other">x</div>',
])('what only looks like it is shown as it is: %s', (body) => {
  const own = `<title>About style="x"</title><link rel="canonical" href="${origin}/a">`;
  expect(readPage(page(own, body), '/a', origin)).toMatchObject({ isListed: true, fault: undefined });
});
