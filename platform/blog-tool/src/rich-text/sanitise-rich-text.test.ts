import { parseRichText } from 'kit/posts/parse-rich-text';
import { blocksToStore, readBlocks } from '../posts/stored-blocks';
import { sanitiseBlocks, sanitiseRichText } from './sanitise-rich-text';

test('what the editor produces is kept', () => {
  const html =
    '<p>A <strong>bold</strong>, <u>u</u>, <s>s</s>, <code>c</code> and <em>slanted</em> text<br>with a <a href="https://example.com/" rel="noopener">link</a></p>';
  expect(sanitiseRichText(html)).toBe(html);
});

test.each([
  '<script>x()</script>',
  '<img src=x onerror=x()>',
  '<p onclick="x()">text</p>',
  '<a href="javascript:x()">link</a>',
  '<a href="//elsewhere.example">link</a>',
  '<a href="data:text/html,x">link</a>',
  '<iframe src="https://elsewhere.example"></iframe>',
  '<svg><animate onbegin=x() /></svg>',
  '<p style="position:fixed">text</p>',
])('nothing that runs scripts, loads resources or covers the page is kept: %s', (html) => {
  // What is left passes the check that stands before every page that shows it.
  expect(parseRichText(sanitiseRichText(html))).not.toBeNull();
  expect(sanitiseRichText(html)).not.toMatch(/script|on\w+=|javascript:|data:|\/\/elsewhere|iframe|style=|<svg|<img/);
});

test('a tag of more attributes than anybody waits for becomes the characters it consists of; a long text stays', () => {
  const hostile = `<p ${Array.from({ length: 10_001 }, (_, index) => `a${index}`).join(' ')}>x & y`;
  expect(parseRichText(sanitiseRichText(hostile))).toEqual([hostile]);
  const long = `<p>${`It's <a href="/x" rel="noopener">so</a> ${'long '.repeat(10)}`.repeat(1_100)}</p>`;
  expect(sanitiseRichText(long)).toBe(long);
});

test('a post of hundreds of texts with many tags is sanitised as far as nobody waits; the rest is kept as it is', () => {
  const stored = Array.from({ length: 80 }, (_, id) => ({ id, type: 'paragraph', content: '<b>x'.repeat(300) }));
  const blocks = sanitiseBlocks(readBlocks(stored));
  expect(blocks.map(({ type }) => type)).toEqual(stored.map((_, id) => (id < 66 ? 'paragraph' : 'unknown')));
  expect(blocksToStore(blocks, stored).slice(66)).toEqual(stored.slice(66));
});

test('what is clean costs nothing: a long post is the very same', () => {
  const blocks = readBlocks(
    Array.from({ length: 500 }, (_, id) => ({
      id,
      type: 'paragraph',
      content: `<p>${'<em>x</em> '.repeat(1_000)}</p>`,
    })),
  );
  expect(sanitiseBlocks(blocks).every((block, at) => block === blocks[at])).toBe(true);
});
