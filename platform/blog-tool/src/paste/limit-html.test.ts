import { readPastedHtml } from './read-pasted-html';
import { writeMarkdownHtml } from './write-markdown-html';

const read = (markdown: string) => readPastedHtml(writeMarkdownHtml(markdown).html);

const rest = '\n\nThe *second* paragraph.\n\n## What we learned\n\n- one\n';
const restRead = '<p>The <em>second</em> paragraph.</p><h2>What we learned</h2><ul><li><p>one</p></li></ul>';

const escapeTags = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

test.each([
  // What GitHub filters.
  ...['title', 'textarea', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'script', 'plaintext'],
  // What a browser would leave out, or show otherwise than its words.
  ...['select', 'template', 'noscript', 'object', 'canvas', 'video', 'svg', 'math', 'head', 'meta', 'dialog'],
  // What nobody closes, what is none, and what is no tag.
  ...['b', 'details', 'pre', 'div', 'a href="/x"', 'T', 'name', 'Chart id="1"/'],
  ...['!-- words', '!DOCTYPE html', '?php echo 1 ?', '![CDATA[ words ]]', '/b', '/title'],
])('<%s> without an end is text, and all that stands behind it is read', (name) => {
  const tag = `<${name}>`;
  expect(read(`Each page has a ${tag} of *its* own.${rest}`)).toEqual({
    html: `<p>Each page has a ${escapeTags(tag)} of <em>its</em> own.</p>${restRead}`,
    dropped: [],
  });
  expect(read(`${tag} is *what* it has.${rest}`)).toEqual({
    html: `<p>${escapeTags(tag)} is <em>what</em> it has.</p>${restRead}`,
    dropped: [],
  });
});

test('of what browsers leave out, a pair of tags and the words between them are text', () => {
  for (const name of ['select', 'template', 'object', 'iframe', 'textarea', 'script', 'Tabs']) {
    const pair = `<${name}>words</${name}>`;
    expect(read(`a ${pair} b`).html).toBe(`<p>a ${escapeTags(pair)} b</p>`);
    expect(read(`${pair}\n\nb`).html).toBe(`<p>${escapeTags(pair)}</p><p>b</p>`);
  }
});

test('closed elements are HTML, comments are left out, and other tags are text', () => {
  expect(read('H<sub>2</sub>O, <kbd>Ctrl</kbd><br><b>bold</b><!-- a note --> `<b>`').html).toBe(
    '<p>H₂O, <code>Ctrl</code><br><strong>bold</strong> <code>&lt;b&gt;</code></p>',
  );
  expect(read('<details>\n<summary>More</summary>\n\n*Words*\n\n</details>\n\n<!-- a\n\nnote -->\n\nb').html).toBe(
    '<p>More</p><p><em>Words</em></p><p>b</p>',
  );
  expect(read('<div>one\n\ntwo</div>').html).toBe('<p>one\n</p><p>two</p>');
  expect(read('<table><tr><td>a<td>b <T> <3</td></table>\n\n<p>one\n<p>two').html).toBe(
    '<table><tbody><tr><td><p>a</p></td><td><p>b &lt;T&gt; &lt;3</p></td></tr></tbody></table><p>one</p><p>two</p>',
  );
});

test('a film or drawing is named, and ends in the paragraph that it begins in', () => {
  expect(read('a <video src="x"><source src="y">None</video> b <img src="z">')).toEqual({
    html: '<p>a  b</p>',
    dropped: ['a film', 'a picture'],
  });
  expect(read('A <svg> scales.\n\nIt ends with </svg>.')).toEqual({
    html: '<p>A &lt;svg&gt; scales.</p><p>It ends with &lt;/svg&gt;.</p>',
    dropped: [],
  });
});

test('a comment without words ends where it begins', () => {
  expect(read('a <!--> b\n\nc <!-- d --> e').html).toBe('<p>a  b</p><p>c  e</p>');
  expect(readPastedHtml('<p>a <!--> b</p><p>c <!-- d --> e</p>').html).toBe('<p>a  b</p><p>c  e</p>');
});
