import { isPictureAlone, parsePastedHtml } from './parse-pasted-html';
import { readPastedHtml } from './read-pasted-html';
import { readRows } from './read-plain-text';
import { isMarkdown } from './recognise-markdown';
import { writeMarkdownHtml } from './write-markdown-html';

// Each of these took minutes: the time grew with the square of the length or faster.

const row = (part: string) => part.repeat(300_000 / part.length);

test('text with many unclosed beginnings is read in one pass', () => {
  expect(isPictureAlone(`<img>${row('>')}${row('a')}`)).toBe(true);
  expect(isPictureAlone(`<img>${row('>')}a<b>`)).toBe(false);
  expect(isMarkdown(row('<pre'), row('['))).toBe(false);
  expect(isMarkdown('', row('\n'))).toBe(false);
  expect(isMarkdown('', row('[a]('))).toBe(false);
  expect(readRows(`a\tb\nc\td${row('\n')}`)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  const html = `<p style="${row('text-decoration')}${row('mso-list:m')}">a${row(' ')}</p><p>b</p>${row('<!--')}`;
  expect(readPastedHtml(html)).toEqual({ html: '<p>a</p><p>b</p>', dropped: [] });
});

test('comments and stylesheets are left out, and text between them stays', () => {
  const html = '<!-- a --><p>b<!-- c --><STYLE>d</STYLE\n></p><!-- <style> --><p>e</p><style>f';
  expect(readPastedHtml(html).html).toBe('<p>b</p><p>e</p>');
});

test('a link makes a text Markdown, whatever else is in its line', () => {
  const links = ['[a](b)', 'x [a [b](c) y', '[a](b](c)', '[[](a)', '[](a) [b](c)', '(a)](b [c](d)'];
  const others = ['[](a)', '[a]()', '[a](b', '[a] (b)', 'a](b)', '[a\n](b)', '[a](\nb)', ')[a](b'];
  expect(links.map((text) => isMarkdown('', text))).toEqual(links.map(() => true));
  expect(others.map((text) => isMarkdown('', text))).toEqual(others.map(() => false));
});

test('a table that asks for millions of cells has its first ones, and says so', () => {
  const wide = `<tr>${'<td colspan=50>a</td>'.repeat(20)}</tr>`;
  const { html, dropped } = readPastedHtml(`<table>${wide}${'<tr><td>b</td></tr>'.repeat(100)}</table>`);
  expect(html.match(/<tr>/g)).toHaveLength(7);
  expect(dropped).toContain('the rows of a table behind its first 7,000 cells');
});

test('lines that Word writes as paragraphs of one item are not copied for each of them', () => {
  const item = '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1">a</p>';
  const { html } = readPastedHtml(item + '<p class=MsoListParagraph>b</p>'.repeat(3_000));
  expect(html.match(/<br>b/g)).toHaveLength(3_000);
});

/** Seconds of processor time: others on the machine do not count. */
function secondsOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  return process.cpuUsage(before).user / 1e6;
}

test('what is nested too deep is text, which the notice says: all of it is there', () => {
  const { html, dropped } = readPastedHtml(`${'<details><summary>x'.repeat(200)}<script>no</script><style>no`);
  expect(html.match(/x/g)).toHaveLength(200);
  expect(html).not.toContain('no');
  expect(dropped[0]).toBe('the structure of what is nested more than 100 levels deep (it is text now)');
  for (const depth of [96, 97, 98, 99])
    expect(readPastedHtml(`${'<div>'.repeat(depth)}<table><tr><td>a</td><td>b`).html).toMatch(/a.*b/);
  expect(readPastedHtml(`${'<div>'.repeat(90)}<p>a</p><p>b`)).toEqual({ html: '<p>a</p><p>b</p>', dropped: [] });
});

test.each(['<dl><dt>x', '<blockquote>x', '<details><summary>x'])('%s in itself is read once', (part) => {
  const html = part.repeat(5_000 / part.length);
  // The parser of the tests is slow with depth itself; browsers go no deeper than 512 elements.
  const parsing = secondsOf(() => parsePastedHtml(html));
  expect(secondsOf(() => readPastedHtml(html))).toBeLessThan(parsing * 2 + 1);
});

test('cells that reach into thousands of rows are read as far as they are shown', () => {
  const { html, dropped } = readPastedHtml(`<table>${'<tr><td rowspan=50 colspan=50>a'.repeat(2_000)}</table>`);
  expect(html.match(/<tr>/g)?.length).toBeLessThan(200);
  expect(dropped).toContain('the rows of a table behind its first 7,000 cells');
});

// Other parsers take over 10 s for `* + `, `1. `, `~~a ` and `a.`, and end the stack for `> `.
test.each([
  '_a __b ',
  '* + ',
  'a|b\n-|-\n',
  'a.',
  'a@',
  '[',
  '![[',
  '[a](',
  '> ',
  '1. ',
  'a**b*c ',
  '<!--',
  '<!--\n\n',
  '<b>',
  '</b>\n\n',
  '<b>\n\n',
  '<T a="',
  '<pre>\n',
  'www.a.',
  '> ## a\nb\n',
  '>>>>>>>>>>\nb\n',
  '[^1] ',
  '[^1]: a\n',
  '~~a ',
])('Markdown of 100 kB of %j becomes HTML at once, with all its words', (part) => {
  const markdown = `${part.repeat(100_000 / part.length)}@end`;
  let html = '';
  expect(
    secondsOf(() => {
      ({ html } = writeMarkdownHtml(markdown));
    }),
  ).toBeLessThan(5);
  expect(html).toContain('end');
});

test('thousands of lines in seventy quotes are converted at once, into ten levels', () => {
  const markdown = `${'>'.repeat(70)} begin\n${'lazy line\n'.repeat(20_000)}end`;
  let html = '';
  expect(
    secondsOf(() => {
      ({ html } = writeMarkdownHtml(markdown));
    }),
  ).toBeLessThan(5);
  expect(html.match(/<blockquote>/g)).toHaveLength(10);
  expect(html).toMatch(/begin.*lazy line.*end/s);
});

test('Markdown nested too deep is text; links and tasks are those of GitHub', () => {
  const { html: deep } = writeMarkdownHtml(`${'1. '.repeat(300)}end`);
  expect(deep).toContain('end');
  expect(deep.match(/<ol>/g)).toHaveLength(40);
  const { html: links } = writeMarkdownHtml(
    'www.a.example/b a@b.example https://c.example README.md //d.example ~~e~~',
  );
  expect(links).toBe(
    '<p><a href="http://www.a.example/b">www.a.example/b</a> <a href="mailto:a@b.example">a@b.example</a> <a href="https://c.example">https://c.example</a> README.md //d.example <s>e</s></p>\n',
  );
});
