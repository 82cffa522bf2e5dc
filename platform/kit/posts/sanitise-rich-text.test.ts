import fc from 'fast-check';
import { parseRichText } from './parse-rich-text';
import { sanitiseRichText } from './sanitise-rich-text';

const sanitise = (html: string) => sanitiseRichText(html).html;

test('what the editor produces is kept', () => {
  const html =
    '<p>A <strong>bold</strong>, <u>u</u>, <s>s</s>, <code>c</code> and <em>slanted</em> text<br>with a <a href="https://example.com/" rel="noopener">link</a></p>';
  expect(sanitiseRichText(html)).toEqual({ html, kind: 'kept' });
  const long = `<p>${`It's <a href="/x" rel="noopener">so</a> ${'long '.repeat(10)}`.repeat(11_000)}</p>`;
  expect(sanitiseRichText(long)).toEqual({ html: long, kind: 'kept' });
});

test.each([
  ['<script>x()</script>', ''],
  ['<img src=x onerror=x()>', ''],
  ['<p onclick="x()">text</p>', '<p>text</p>'],
  ['<a href="javascript:x()">link</a>', 'link'],
  ['<a href=" javascript:x()">link</a>', 'link'],
  ['<a href="jav&#97;script:x()">link</a>', 'link'],
  ['<a href="//elsewhere.example">link</a>', 'link'],
  ['<a href="data:text/html,x">link</a>', 'link'],
  ['<a href="/x&quot;onclick=&quot;x()">link</a>', 'link'],
  ['<iframe src="https://elsewhere.example"></iframe>', ''],
  ['<svg><animate onbegin=x() /><style><img src=x></style></svg>', ''],
  ['<math><mi><style><img src=x></style></mi></math>y', 'y'],
  ['<p style="position:fixed">text</p>', '<p>text</p>'],
  ['<noscript><p title="</noscript><img src=x>">', ''],
  ['a<!-- b -->c', 'ac'],
])('nothing that runs scripts, loads resources or covers the page is kept: %s', (html, clean) => {
  expect(sanitise(html)).toBe(clean);
});

test.each([
  ['<p>5 < 6 &amp; 7 > 6</p>', '<p>5 &lt; 6 &amp; 7 &gt; 6</p>'],
  ['<P>&Ouml;l &#8364; 5&nbsp;l', '<p>Öl € 5&nbsp;l</p>'],
  ['<p>one<p>two', '<p>one</p><p>two</p>'],
  ['one<br/>two', 'one<br>two'],
  ['<a href="/x?a=1&amp;b=2">x</a>', '<a href="/x?a=1&amp;b=2" rel="noopener">x</a>'],
])('another way to write the same is the same: %s', (html, clean) => {
  expect(sanitiseRichText(html)).toEqual({ html: clean, kind: 'kept' });
});

test.each([
  ['<b>x</b> <i>y</i> <del>z</del>', '<strong>x</strong> <em>y</em> <s>z</s>'],
  ['<div><h2>Title</h2><ul><li>one</li><li>two</li></ul></div>', 'Titleonetwo'],
  ['<a href="/x" target="_blank">x</a>', '<a href="/x" rel="noopener">x</a>'],
  ['<a href="/x">x<a href="/y">y</a></a>', '<a href="/x" rel="noopener">xy</a>'],
  ['<strong><em>crossed</strong> words</em>', '<strong><em>crossed</em></strong> words'],
  ['<em class="x">x</em>', '<em>x</em>'],
])('what has no place in rich text is left out, its words stay: %s', (html, clean) => {
  expect(sanitise(html)).toBe(clean);
});

test('whatever comes in, pages can show what is left, all of it', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...'<p>|</p>|<b a=1>|</b>|<a href=/x>|</a>|<em>|</em>|<br>|<table>|<td>|</table>|<svg>|<title>'.split('|'),
    ),
    fc.constantFrom('<!--', '-->', '<', '>', '"', '&', '&lt;', '&#x3c;script>', '<script>', '</script>', '<p "', "'"),
    fc.string({ unit: 'binary', maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const clean = sanitise(pieces.join(''));
      expect(parseRichText(clean)).not.toBeNull();
      expect(sanitiseRichText(clean)).toEqual({ html: clean, kind: 'kept' });
    }),
    { numRuns: 2_000 },
  );
});

test('a text of more tags than anybody writes is left as it is', () => {
  const html = '<b>x'.repeat(10_001);
  expect(sanitiseRichText(html)).toEqual({ html, kind: 'left' });
});

/** As much of it as a post holds, in texts of as many tags as are read. */
const fill = (html: string) => {
  const length = Math.min(html.length, 1_000_000);
  return Array.from({ length: Math.floor(1_000_000 / length) }, () => html.slice(0, length));
};

const tags = 9_900;
const many = (write: (at: number) => string, count = tags) =>
  Array.from({ length: count }, (_, at) => write(at)).join('');

test.each([
  ['marks that a parser opens again in each block', `<p>${many((at) => `<b a${at}>`, 420)}${many(() => '<p>x', 420)}`],
  ['tags that are never closed', many(() => '<b>')],
  ['ends of what is not open', many(() => '<i>', tags / 2) + many(() => '</q>', tags / 2)],
  ['links within links', many(() => '<a href=/>')],
  ['foreign elements', many((at) => (at % 2 ? '<svg>' : '<desc>'))],
  ['tables in tables', many(() => '<table><td>', tags / 2)],
  ['words in a table without rows', `<table>${'a '.repeat(499_000)}`],
  ['attributes', `<p ${many((at) => `a${at} `, 100_000)}>x`],
  ['quotes that are never closed', `<p ${many((at) => `a${at}="`, 100_000)}`],
  ['comments that are never closed', many(() => '<!')],
  ['references', `<p class=x>${'&'.repeat(999_000)}`],
  ['references with long names', `<p class=x>${'&notinva;&'.repeat(90_000)}`],
  ['the same text again and again', '<x>y'.repeat(990)],
])('a post full of %s is read in a moment', (_, html) => {
  const before = process.cpuUsage();
  for (const text of fill(html)) sanitise(text);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(3);
});

test('words of a CDATA section, which a browser shows, are not said to be kept', () =>
  expect(sanitiseRichText('<p>a<![CDATA[> words ]]> b</p>')).toEqual({ html: '<p>a b</p>', kind: 'changed' }));
