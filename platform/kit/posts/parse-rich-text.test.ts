import { parseRichText } from './parse-rich-text';

test('text, marks, links and line breaks become a tree with plain characters', () => {
  expect(
    parseRichText('<p>A &amp; b<br><strong>c <em>d</em></strong></p><a href="/x?a=1&amp;b=2" rel="noopener">e</a>'),
  ).toEqual([
    {
      tag: 'p',
      children: ['A & b', { tag: 'br' }, { tag: 'strong', children: ['c ', { tag: 'em', children: ['d'] }] }],
    },
    { tag: 'a', href: '/x?a=1&b=2', children: ['e'] },
  ]);
  expect(parseRichText('plain > &lt;b&gt;&nbsp;&quot;')).toEqual(['plain > <b>\u00a0"']);
  expect(parseRichText('')).toEqual([]);
});

test('a reference is resolved once: what was shown as text stays text', () => {
  expect(parseRichText('&amp;lt;b&amp;gt;')).toEqual(['&lt;b&gt;']);
});

test.each([
  '<p>never closed',
  '</p>never opened',
  '<strong><em>crossed</strong></em>',
  '<p>a<p>paragraph in a paragraph</p></p>',
  '<a href="/a" rel="noopener"><a href="/b" rel="noopener">x</a></a>',
  '<a>no address</a>',
  '<a href="javascript:x()" rel="noopener">x</a>',
  '<a href="//x.example" rel="noopener">x</a>',
  '<a href="/\\x.example" rel="noopener">x</a>',
  '<a href="java&#115;cript:x" rel="noopener">x</a>',
  '<a href="https://x" rel="opener">x</a>',
  '<p style="color:red">x</p>',
  '<p onclick="x">x</p>',
  '<script>x</script>',
  '<img src=x>',
  '<P>x</P>',
  '<p',
  '<!-- x -->',
  `${'<em>'.repeat(60)}x${'</em>'.repeat(60)}`,
])('unbalanced tags, and anything that the sanitiser does not leave, are refused: %s', (html) => {
  expect(parseRichText(html)).toBeNull();
});

test.each(['https://x.example', 'HTTP://x.example', 'mailto:a@b.example', 'tel:+4930', '/posts', '#part'])(
  'a link may lead to %s',
  (href) => {
    expect(parseRichText(`<a href="${href}" rel="noopener">x</a>`)).toEqual([{ tag: 'a', href, children: ['x'] }]);
  },
);

test('marks may be nested as deep as fifty', () => {
  const nested = (depth: number) => parseRichText(`${'<em>'.repeat(depth)}x${'</em>'.repeat(depth)}`);
  expect(nested(50)).toHaveLength(1);
  expect(nested(51)).toBeNull();
});

test('a long paragraph is read in one pass', () => {
  const html = `<p>${'<strong>a</strong> b &amp; c<br>'.repeat(50_000)}</p>`;
  const [paragraph] = parseRichText(html) ?? [];
  expect(paragraph).toHaveProperty('children.length', 150_000);
});
