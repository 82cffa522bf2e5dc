import { readPage } from './read-page';

const page = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

test('a page names its canonical URL and whether search engines may list it', () => {
  expect(
    readPage(
      page('<link rel="canonical" href="https://x.example/a?b=1&amp;c=2"><meta name="robots" content="noindex">'),
    ),
  ).toEqual({ canonical: 'https://x.example/a?b=1&c=2', isHidden: true });
  expect(readPage(page('<link href="https://x.example/a" rel="canonical"/>'))).toEqual({
    canonical: 'https://x.example/a',
    isHidden: false,
  });
});

test.each([
  ['<p style="color:red">x</p>', /<p> has an inline style/],
  ["<svg><path STYLE='fill:red'/></svg>", /<path> has an inline style/],
  ['<div hidden id="S:1">later</div>', /hidden until a script runs/],
  ['<div id="S:1" hidden="">later</div>', /hidden until a script runs/],
])('it cannot be published: %s', (body, fault) => {
  expect(readPage(page('', body)).fault).toMatch(fault);
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
  expect(readPage(page('<title>About style="x"</title>', body))).toEqual({ isHidden: false });
});
