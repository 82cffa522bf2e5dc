import { isPictureAlone } from './parse-pasted-html';
import { readPastedHtml } from './read-pasted-html';
import { readRows } from './read-plain-text';
import { isMarkdown } from './recognise-markdown';

// Each of these took minutes: the time grew with the square of the length or faster.

const row = (part: string) => part.repeat(300_000 / part.length);

test('text without an end to what it begins is read once', () => {
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

test('comments and stylesheets are left out, and what only looks like one is not', () => {
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
  expect(html.match(/<tr>/g)).toHaveLength(20);
  expect(dropped).toContain('the rows of a table behind its first 20,000 cells');
});

test('lines that Word writes as paragraphs of one item are not copied for each of them', () => {
  const item = '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1">a</p>';
  const { html } = readPastedHtml(item + '<p class=MsoListParagraph>b</p>'.repeat(3_000));
  expect(html.match(/<br>b/g)).toHaveLength(3_000);
});
