import { createGiveWay } from '../import-export/give-way';
import { readMarkdown } from '../import-export/read-markdown';
import { startBudget } from '../import-export/reading-budget';
import { openEditor } from './paste.test.setup';
import { readPastedHtml } from './read-pasted-html';
import { writeMarkdownHtml } from './write-markdown-html';

const read = (markdown: string) => readPastedHtml(writeMarkdownHtml(markdown).html);

test.each([
  ['one', '# Call\n\n[Ada]: yes\n\nend', '<h2>Call</h2><p>[Ada]: yes</p><p>end</p>'],
  ['several in a row', '[Small]: 40000\n[Large]: 55000', '<p>[Small]: 40000</p><p>[Large]: 55000</p>'],
  ['one over two lines', '[Ada]:\n  /yes\n  "and why"', '<p>[Ada]:\n  /yes\n  "and why"</p>'],
  ['one in a quote', '> [Ada]: yes\n> and more', '<blockquote><p>[Ada]: yes</p><p>and more</p></blockquote>'],
  ['one in a list', '- [Ada]: yes', '<ul><li><p>[Ada]: yes</p></li></ul>'],
  ['one with signs of HTML', '[Ada]: <b&c>', '<p>[Ada]: &lt;b&amp;c&gt;</p>'],
])('the address of no link stays as words: %s', (_name, markdown, html) => {
  expect(read(markdown)).toEqual({ html, dropped: [] });
});

test('the address of a link is not shown, but the second one of its name is', () => {
  expect(read('[A] and [b][c]\n\n[a]: https://a.example\n[c]: https://c.example\n[a]: other').html).toBe(
    '<p><a href="https://a.example">A</a> and <a href="https://c.example">b</a></p><p>[a]: other</p>',
  );
});

test('what is written as a comment by way of an address is none of the text', () => {
  expect(read('[//]: # (do not show)\n[comment]: <> (nor this)\n\nend').html).toBe('<p>end</p>');
});

test('cells beyond the columns of a table are cells', () => {
  const table = (markdown: string) => {
    const page = document.createElement('div');
    page.innerHTML = read(markdown).html;
    return [...page.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
  };
  const head = '| a | b |\n|---|---|\n';
  expect(table(`${head}| c | d | 40,000 *EUR* |`)).toEqual([
    ['a', 'b', ''],
    ['c', 'd', '40,000 EUR'],
  ]);
  expect(table(`${head}| c |\nd | e | \\| f |  | g`)).toEqual([
    ['a', 'b', '', '', ''],
    ['c', '', '', '', ''],
    ['d', 'e', '| f', '', 'g'],
  ]);
  expect(table('> | a |\n> |---|\n> | b | c |')).toEqual([]);
  expect(read('> | a |\n> |---|\n> | b | c |').html).toContain('c');
});

test('an imported file and a paste have them', async () => {
  const text = '[Small]: 40000\n\n| a |\n|---|\n| b | c |';
  const imported = await readMarkdown('x.md', `---\ntitle: "A"\n---\n\n${text}`, startBudget(), createGiveWay());
  const editor = openEditor();
  await editor.paste({ text: `# Prices\n\n${text}` });
  for (const blocks of [imported.post.content, editor.blocks()])
    expect(JSON.stringify(blocks)).toMatch(/\[Small\]: 40000.*"b","c"/);
  expect([imported.dropped, editor.dropped()]).toEqual([[], []]);
});
