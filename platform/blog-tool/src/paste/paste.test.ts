import { undo } from '@tiptap/pm/history';
import type { DraftBlock } from '../posts/draft-blocks';
import { openEditor } from './paste.test.setup';

const paragraph = (text: string): DraftBlock => ({ id: 1, type: 'paragraph', content: `<p>${text}</p>` });
const list = (marker: 'bullet' | 'number' | 'task', ...texts: string[]): DraftBlock => ({
  id: 1,
  type: 'list',
  content: '',
  items: texts,
  entries: texts.map((text) => ({ text, level: 0, marker })),
});
const table = (...rows: string[][]): DraftBlock => ({
  id: 1,
  type: 'table',
  rows: rows.map((cells) => ({ cells })),
  hasHeader: false,
});

/** The words of a block after its type: what a place is tested by. */
function inShort(block: object): string {
  const {
    type,
    content,
    items,
    rows,
  }: { type?: string; content?: string; items?: string[]; rows?: { cells: string[] }[] } = block;
  const words = rows ? rows.map(({ cells }) => cells.join('|')).join('/') : items?.length ? items.join(' / ') : content;
  return words === undefined ? `${type}` : `${type}: ${words.replace(/^<p>|<\/p>$/g, '')}`;
}

const heading = '<h2>H</h2>';
const two = '<p>A</p><p>B</p>';
const items = '<ul><li>a</li><li>b</li></ul>';
const mixed = '<p>A</p><h2>H</h2><ul><li>a</li></ul>';

test.each<[string, DraftBlock, string, string[]]>([
  ['text joins the text', paragraph('before | after'), '<p>A</p>', ['paragraph: before A after']],
  ['marks join the text', paragraph('before | after'), '<b>A</b>', ['paragraph: before <strong>A</strong> after']],
  ['paragraphs join it at both ends', paragraph('before | after'), two, ['paragraph: before A', 'paragraph: B after']],
  [
    'a heading splits the text',
    paragraph('before| after'),
    heading,
    ['paragraph: before', 'heading: H', 'paragraph:  after'],
  ],
  [
    'a list splits the text',
    paragraph('before| after'),
    items,
    ['paragraph: before', 'list: a / b', 'paragraph:  after'],
  ],
  ['a line splits the text', paragraph('before| after'), '<hr>', ['paragraph: before', 'divider', 'paragraph:  after']],
  [
    'only blocks split it',
    paragraph('before| after'),
    mixed,
    ['paragraph: beforeA', 'heading: H', 'list: a', 'paragraph:  after'],
  ],
  ['before a text nothing is split', paragraph('|after'), items, ['list: a / b', 'paragraph: after']],
  ['behind a text nothing is split', paragraph('before|'), heading, ['paragraph: before', 'heading: H']],
  ['a selection is replaced', paragraph('be|fo|re'), heading, ['paragraph: be', 'heading: H', 'paragraph: re']],
  ['a selection of all is replaced', paragraph('|before|'), items, ['list: a / b']],
  ['a heading is words in a heading', { id: 1, type: 'heading', content: 'be|fore' }, heading, ['heading: beHfore']],
  [
    'paragraphs split a heading',
    { id: 1, type: 'heading', content: 'be|fore' },
    two,
    ['heading: beA', 'paragraph: Bfore'],
  ],
  [
    'a list before a heading leaves no empty one',
    { id: 1, type: 'heading', content: '|H' },
    items,
    ['list: a / b', 'heading: H'],
  ],
  [
    'a callout is split',
    { id: 1, type: 'callout', content: 'be|fore' },
    heading,
    ['callout: be', 'heading: H', 'callout: fore'],
  ],
  ['paragraphs stay in a quote', { id: 1, type: 'quote', content: '<p>be|fore</p>' }, two, ['quote: beA</p><p>Bfore']],
  ['paragraphs become items in a list', list('number', 'o', 'be|fore', 'z'), two, ['list: o / beA / Bfore / z']],
  ['items become items of the list', list('number', 'o', 'be|fore', 'z'), items, ['list: o / bea / bfore / z']],
  [
    'a heading splits a list',
    list('number', 'o', 'be|fore', 'z'),
    heading,
    ['list: o / be', 'heading: H', 'list: fore / z'],
  ],
  [
    'blocks split a list',
    list('number', 'o', 'be|fore', 'z'),
    mixed,
    ['list: o / beA', 'heading: H', 'list: a', 'list: fore / z'],
  ],
  ['behind an item no empty one is left', list('bullet', 'one|', 'two'), '<hr>', ['list: one', 'divider', 'list: two']],
  ['bullets stay bullets below a task', list('task', 'be|fore', 'z'), items, ['list: be / a / b / fore / z']],
  ['a cell has lines', table(['x', 'be|fore']), mixed, ['table: x|beA<br>H<br>• afore']],
  [
    'a table in a table fills its cells',
    table(['|', 'b'], ['c', 'd']),
    '<table><tr><td>1</td></tr><tr><td>2</td></tr></table>',
    ['table: 1|b/2|d'],
  ],
  ['code takes plain text', { id: 1, type: 'code', content: 'be|fore' }, '<p>A</p><b>B</b>', ['code: beABfore']],
])('%s', async (_name, body, html, expected) => {
  const { paste, blocks, editor } = openEditor([body]);
  await paste({ html, text: html.replace(/<[^>]*>/g, '') });
  editor.state.doc.check();
  expect(blocks().map(inShort)).toEqual(expected);
});

test('the items behind a paste keep their numbers', async () => {
  const { paste, blocks } = openEditor([list('number', 'one', 'two|', 'three')]);
  await paste({ html: heading, text: 'H' });
  expect(blocks()[2]).toMatchObject({ items: ['three'], entries: [{ marker: 'number', start: 3 }] });
});

test('cells that are put over filled ones are named, and one undo brings those back', async () => {
  const { paste, dropped, blocks, editor } = openEditor([table(['kept', 'be|fore'], ['', 'below'])]);
  await paste({ html: '<table><tr><td>1</td></tr><tr><td>2</td></tr></table>', text: '1\n2' });
  expect(blocks().map(inShort)).toEqual(['table: kept|1/|2']);
  expect(dropped()).toEqual(['the text of the cells: “before”, “below”']);
  editor.commands.undo();
  expect(blocks().map(inShort)).toEqual(['table: kept|before/|below']);
  const empty = openEditor([table(['|', ''])]);
  await empty.paste({ html: '<table><tr><td>1</td></tr></table>', text: '1' });
  expect(empty.dropped()).toEqual([]);
});

test.each([
  ['a web page', '<p><mark>marked</mark></p>'],
  ['Word', '<p><span style="background:yellow;mso-highlight:yellow">marked</span></p>'],
  ['Google Docs', '<p><span style="background-color:#ffff00">marked</span></p>'],
])('a highlight of %s is named, and the background of a page is not', async (_name, html) => {
  const { paste, dropped, blocks } = openEditor();
  await paste({ html, text: 'marked' });
  expect(dropped()).toEqual(['a highlight']);
  expect(blocks()).toEqual([{ type: 'paragraph', content: '<p>marked</p>' }]);
  await paste({ html: '<p style="background-color:#ffffff"><span style="background-color:rgb(9, 9, 9)">b</span></p>' });
  expect(dropped()).toEqual([]);
});

test('blocks that became lines in a cell are named', async () => {
  const { paste, dropped } = openEditor([table(['|'])]);
  await paste({ html: items, text: 'a b' });
  expect(dropped()).toEqual(['headings, lists and other blocks in a cell (they are lines now)']);
});

test.each([
  ['Notepad: each line a paragraph', 'one\r\ntwo\r\n', ['paragraph: one', 'paragraph: two']],
  ['an e-mail: empty lines between paragraphs', 'one\nline\n\n\ntwo\n', ['paragraph: one<br>line', 'paragraph: two']],
  ['a spreadsheet: tabs between cells', 'a\tb\r\nc\t\r\n', ['table: a|b/c|']],
  ['a date is no list', '1. May 2026', ['paragraph: 1. May 2026']],
  ['a list', 'Bring:\n- tea\n- milk', ['paragraph: Bring:', 'list: tea / milk']],
  ['a tab in a text is none', 'a\tb', ['paragraph: a\tb']],
])('plain text from %s', async (_name, text, expected) => {
  const { paste, blocks } = openEditor();
  await paste({ text });
  expect(blocks().map(inShort)).toEqual(expected);
});

test('lines of plain text become items in a list, and lines in a cell', async () => {
  const inList = openEditor([list('task', 'o|')]);
  await inList.paste({ text: 'ne\ntwo' });
  expect(inList.blocks()).toMatchObject([
    {
      entries: [
        { text: 'one', marker: 'task' },
        { text: 'two', marker: 'task' },
      ],
    },
  ]);
  const inCell = openEditor([table(['x|', 'y'])]);
  await inCell.paste({ text: 'a\nb' });
  expect(inCell.blocks().map(inShort)).toEqual(['table: xa<br>b|y']);
});

const markdown = '# Head\n\nWith **bold** and [a link](https://example.com)\n\n3. one\n   - [x] done\n4. two\n';

test.each([
  ['alone', ''],
  ['from an editor of programs', '<div><span># Head</span></div>'],
  ['of a file in the browser', '<pre style="white-space: pre-wrap;"># Head</pre>'],
])('Markdown %s becomes blocks, where the caret is', async (_name, html) => {
  const { paste, blocks } = openEditor([paragraph('before| after')]);
  await paste({ html, text: markdown });
  expect(blocks()).toEqual([
    { type: 'paragraph', content: '<p>before</p>' },
    { type: 'heading', content: 'Head' },
    {
      type: 'paragraph',
      content: '<p>With <strong>bold</strong> and <a href="https://example.com" rel="noopener">a link</a></p>',
    },
    {
      type: 'list',
      content: '',
      items: ['one', 'done', 'two'],
      entries: [
        { text: 'one', level: 0, marker: 'number', start: 3 },
        { text: 'done', level: 1, marker: 'task', isDone: true },
        { text: 'two', level: 0, marker: 'number' },
      ],
    },
    { type: 'paragraph', content: '<p> after</p>' },
  ]);
});

test('code is no Markdown: from a page, from VS Code, or in a code block', async () => {
  const text = '# a comment\nx = __name__';
  const page = openEditor();
  await page.paste({ html: `<pre><code class="language-python">${text}</code></pre>`, text });
  const editor = openEditor();
  await editor.paste({ html: `<div><span>${text}</span></div>`, text, vscode: '{"version":1,"mode":"python"}' });
  for (const { blocks } of [page, editor])
    expect(blocks()).toEqual([{ type: 'code', content: text, language: 'python' }]);
  const block = openEditor([{ id: 1, type: 'code', content: '|' }]);
  await block.paste({ text });
  await block.paste({ text: '\n1. one\n2. two' });
  expect(block.blocks()).toEqual([{ type: 'code', content: `${text}\n1. one\n2. two` }]);
});

test('underscores in a name are no mark, and a pasted address links the selection', async () => {
  const { paste, blocks } = openEditor([paragraph('see |here|')]);
  await paste({ text: 'https://example.com/' });
  expect(blocks().map(inShort)).toEqual(['paragraph: see <a href="https://example.com/" rel="noopener">here</a>']);
  const names = openEditor();
  await names.paste({ html: '<p>run __init__ now</p>', text: 'run __init__ now' });
  expect(names.blocks().map(inShort)).toEqual(['paragraph: run __init__ now']);
});

test('a picture alone replaces nothing, and is named', async () => {
  for (const clip of [{ html: '<img src="x">' }, { files: 1 }]) {
    const { paste, blocks, dropped } = openEditor([paragraph('|kept|')]);
    await paste(clip);
    expect(blocks().map(inShort)).toEqual(['paragraph: kept']);
    expect(dropped()).toHaveLength(1);
  }
});

test('one undo takes back exactly one paste, and nothing typed before or after it', async () => {
  const { editor, paste, blocks } = openEditor();
  editor.commands.insertContent('typed');
  await paste({ html: mixed, text: '' });
  editor.commands.insertContent('after');
  const step = () => undo(editor.state, editor.view.dispatch);
  step();
  expect(blocks().map(inShort)).toEqual(['paragraph: typedA', 'heading: H', 'list: a']);
  step();
  expect(blocks().map(inShort)).toEqual(['paragraph: typed']);
});

test('one undo takes pasted Markdown back', async () => {
  const { editor, paste, blocks } = openEditor([paragraph('before| after')]);
  await paste({ text: markdown });
  undo(editor.state, editor.view.dispatch);
  expect(blocks().map(inShort)).toEqual(['paragraph: before after']);
});

const everything: DraftBlock[] = [
  { id: 1, type: 'heading', content: 'Head', rich: 'H<em>ea</em>d' },
  { id: 2, type: 'paragraph', content: '<p>two  spaces and <a href="/x" rel="noopener">a link</a><br>line</p>' },
  { id: 3, type: 'callout', content: 'note' },
  { id: 4, type: 'cta', content: 'Write', email: 'a@b.example' },
  { id: 5, type: 'quote', content: '<p>q</p>', source: 'Ada' },
  { ...list('number', 'x', 'y'), id: 6 },
  {
    id: 7,
    type: 'list',
    content: '',
    items: ['done', 'below'],
    entries: [
      { text: 'done', level: 0, marker: 'task', isDone: true },
      { text: 'below', level: 1, marker: 'bullet' },
    ],
  },
  { id: 8, type: 'code', content: 'a\n  b', language: 'js' },
  { ...table(['a', 'b'], ['c', '']), id: 9 },
  { id: 10, type: 'divider' },
  { id: 11, type: 'embed', kind: 'machine', name: 'press' },
  { id: 12, type: 'subheading', content: 'End' },
];

test('what was copied in this editor is pasted unchanged, with new ids', async () => {
  const from = openEditor(everything);
  from.editor.commands.selectAll();
  const { dom, text } = from.editor.view.serializeForClipboard(from.editor.state.selection.content());
  const into = openEditor([paragraph('|'), { id: 2, type: 'paragraph', content: '<p>after</p>' }]);
  await into.paste({ html: dom.innerHTML, text });
  expect(into.blocks().slice(0, -1)).toEqual(from.blocks());
  expect(new Set(into.write().map(({ id }) => id)).size).toBe(everything.length + 1);
});

test('another page cannot say what is stored, nor which block something is', async () => {
  const { paste, write } = openEditor([
    { id: 1, type: 'heading', content: 'kept' },
    { id: 2, type: 'paragraph', content: '<p>|</p>' },
  ]);
  await paste({
    html: `<blockquote block="1" data-pm-slice='1 1 ["unknown",{"stored":{"type":"poll"}}]'><p block="1" stored="x">words</p></blockquote><div data-unknown-block stored='{"type":"poll"}'></div>`,
  });
  await paste({ html: `<p data-pm-slice='1 1 ["blockquote",{"block":1}]' block="1">more</p>` });
  expect(write().map(({ id, type }) => `${id} ${type}`)[0]).toBe('1 heading');
  expect(JSON.stringify(write())).not.toMatch(/poll|unknown/);
  expect(new Set(write().map(({ id }) => id)).size).toBe(write().length);
});

const poll = { type: 'poll', id: 7, question: 'Which?', options: [{ text: 'a' }] };
const aroundPoll: DraftBlock[] = [
  { id: 2, type: 'heading', content: 'before' },
  { id: 7, type: 'unknown', stored: poll },
  { id: 8, type: 'paragraph', content: '<p>after</p>' },
];

test('an unknown block is pasted as it was stored, and a copy of it is another block', async () => {
  const { editor, take, paste, write, dropped } = openEditor(aroundPoll);
  editor.commands.selectAll();
  const clip = take('cut');
  expect(JSON.stringify(write())).not.toContain('poll');
  // As Windows hands it over.
  await paste({ ...clip, html: `<html><body><!--StartFragment-->${clip.html}<!--EndFragment--></body></html>` });
  expect(write()).toMatchObject([{ content: 'before' }, { id: 7, stored: poll }, { content: '<p>after</p>' }]);
  expect(dropped()).toEqual([]);
  editor.commands.setTextSelection(1);
  await paste(clip);
  const stored = write().flatMap((block) => (block.type === 'unknown' ? block.stored : []));
  expect(stored).toEqual([{ ...poll, id: expect.any(Number) }, poll]);
  expect(stored[0]).not.toEqual(poll);
});

test('such a block alone is cut and pasted too', async () => {
  const { editor, take, paste, write } = openEditor(aroundPoll);
  editor.commands.setNodeSelection(editor.state.doc.firstChild?.nodeSize ?? 0);
  const clip = take('cut');
  expect(write()).toHaveLength(2);
  editor.commands.setTextSelection(1);
  await paste(clip);
  expect(write().filter(({ type }) => type === 'unknown')).toEqual([{ id: 7, type: 'unknown', stored: poll }]);
});

test('copied HTML that was changed restores no stored block, and the loss is named', async () => {
  const from = openEditor(aroundPoll);
  from.editor.commands.selectAll();
  const clip = from.take('copy');
  const changed = { ...clip, html: (clip.html ?? '').replace('after', 'changed') };
  await from.paste(changed);
  expect(from.write().map(({ type }) => type)).toEqual(['heading', 'paragraph']);
  expect(from.dropped()).toEqual(['a block that this tool cannot edit']);
  for (const body of [paragraph('|'), table(['|']), { id: 1, type: 'code', content: '|' } satisfies DraftBlock]) {
    const into = openEditor([body]);
    await into.paste(clip);
    expect(JSON.stringify(into.write())).not.toContain('poll');
    expect(into.dropped()).toContain('a block that this tool cannot edit');
  }
});

test('cells that were copied here fill cells', async () => {
  const from = openEditor([table(['|a', 'b'], ['c', 'd'], ['e', 'f'])]);
  const cells: number[] = [];
  from.editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'tableCell') cells.push(position);
  });
  from.editor.commands.setCellSelection({ anchorCell: cells[0] ?? 0, headCell: cells[3] ?? 0 });
  const { dom, text } = from.editor.view.serializeForClipboard(from.editor.state.selection.content());
  const into = openEditor([table(['1', '|2', '3'], ['4', '5', '6'])]);
  await into.paste({ html: dom.innerHTML, text });
  expect(into.blocks().map(inShort)).toEqual(['table: 1|a|b/4|c|d']);
});

test('Markdown footnotes are numbered in reading order; a sign without a note is text', async () => {
  const { paste, blocks } = openEditor();
  await paste({
    text: '# Stops\n\n- It stops[^iso] in time[^b].\n- And[^none] again[^iso].\n\n[^b]: Word\n[^iso]: Clause **5.8**.\n\n    More of it.\n[^unused]: Left over.\n',
  });
  const sign = (number: number) => `<a href="#footnote-${number}" rel="noopener">${number}</a>`;
  expect(blocks()).toEqual([
    { type: 'heading', content: 'Stops' },
    expect.objectContaining({
      type: 'list',
      entries: [
        { text: `It stops${sign(1)} in time${sign(2)}.`, level: 0, marker: 'bullet' },
        { text: `And[^none] again${sign(1)}.`, level: 0, marker: 'bullet' },
      ],
    }),
    { type: 'footnote', name: '2', content: 'Word' },
    { type: 'footnote', name: '1', content: 'Clause <strong>5.8</strong>.<br>More of it.' },
    { type: 'footnote', name: '3', content: 'Left over.' },
  ]);
});

test('the caption of a table comes with it; one with a link is a paragraph before it', async () => {
  const { paste, blocks } = openEditor();
  const cells = '<tr><td>a</td><td>b</td></tr>';
  await paste({
    html: `<table><caption> What  each carries</caption>${cells}</table><table><caption>By <a href="https://a.example">A</a></caption>${cells}</table>`,
  });
  expect(blocks()).toEqual([
    { type: 'table', rows: [{ cells: ['a', 'b'] }], hasHeader: false, caption: 'What each carries' },
    { type: 'paragraph', content: '<p>By <a href="https://a.example" rel="noopener">A</a></p>' },
    { type: 'table', rows: [{ cells: ['a', 'b'] }], hasHeader: false },
  ]);
});

test.each([
  ['beside a box', '<li><div class="checkbox"><label><input type="checkbox" checked> Order</label></div></li>', true],
  ['in a box', '<li><span role="checkbox" aria-checked="true">Order</span></li>', true],
  ['behind the sign of a box', '<li><span class="checkbox">☐ Order</span></li>', false],
  ['in a paragraph of a box', '<li><div role="checkbox" aria-checked="false"><p>Order</p></div></li>', false],
  ['behind a box that has no words', '<li><span role="checkbox" aria-checked="true">✓</span>Order</li>', true],
])('the words of a task stay: %s', async (_name, item, isDone) => {
  const { paste, blocks, dropped } = openEditor();
  await paste({ html: `<ul>${item}</ul>`, text: 'Order' });
  expect(blocks()).toMatchObject([
    {
      type: 'list',
      entries: [{ text: expect.stringMatching(/^ ?Order$/), level: 0, marker: 'task', ...(isDone ? { isDone } : {}) }],
    },
  ]);
  expect(dropped()).toEqual([]);
});

test.each([
  [
    'of one cell',
    '<table><caption>Loads</caption><tr><td>one</td></tr></table>',
    ['paragraph: Loads', 'paragraph: one'],
  ],
  [
    'that is for its looks',
    '<table role="presentation"><caption>Loads</caption><tr><td>one</td><td>two</td></tr></table>',
    ['paragraph: Loads', 'paragraph: one', 'paragraph: two'],
  ],
  ['without rows', '<p>x</p><table><caption>Loads</caption></table>', ['paragraph: x', 'paragraph: Loads']],
  [
    'in a cell',
    '<table><tr><td>x</td><td><table><caption>Loads</caption><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
    ['table: x|Loads<br>a | b'],
  ],
  [
    'with a second one',
    '<table><caption>Loads</caption><caption>In kg</caption><tr><td>a</td><td>b</td></tr></table>',
    ['paragraph: In kg', 'table: a|b'],
  ],
  [
    'in a cell with a second one',
    '<table><tr><td>x</td><td><table><caption>Loads</caption><caption>In kg</caption><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
    ['table: x|In kg<br>Loads<br>a | b'],
  ],
])('the caption of a table %s is a text', async (_name, html, expected) => {
  const { paste, blocks } = openEditor();
  await paste({ html, text: 'Loads' });
  expect(blocks().map(inShort)).toEqual(expected);
});

test.each<[string, string, object]>([
  ['a footer alone is the quote', '<footer>Ada, 1843</footer>', { content: '<p>Ada, 1843</p>' }],
  ['a title alone is the quote', '<cite>All of it</cite>', { content: '<p>All of it</p>' }],
  [
    'of two footers the last is the source',
    'q<footer>one</footer><footer>— two</footer>',
    { content: '<p>q</p><p>one</p>', source: 'two' },
  ],
  [
    'a title in a text is a part of it',
    'As <cite>Ada</cite> said, it works',
    { content: '<p>As <em>Ada</em> said, it works</p>' },
  ],
  ['so is one at its end', 'It works, said <cite>Ada</cite>', { content: '<p>It works, said <em>Ada</em></p>' }],
  [
    'a title on its own line is the source',
    'It works<br><cite>Ada</cite>',
    { content: '<p>It works</p>', source: 'Ada' },
  ],
  [
    'so is one behind a paragraph, and in a footer',
    '<p>q</p><footer><p>Ada in</p><p><cite>Notes</cite></p></footer>',
    { content: '<p>q</p>', source: 'Ada in Notes' },
  ],
  [
    'a source with a link is a text',
    '<p>q</p><footer>— <a href="https://a.example/">Ada</a></footer>',
    { content: '<p>q</p><p>— <a href="https://a.example/" rel="noopener">Ada</a></p>' },
  ],
])('of a quote, %s', async (_name, html, expected) => {
  const { paste, blocks } = openEditor();
  await paste({ html: `<blockquote>${html}</blockquote>`, text: 'q' });
  expect(blocks()).toEqual([{ type: 'quote', ...expected }]);
});

test('in a cell, the source of a quote and a footnote are lines', async () => {
  const { paste, blocks } = openEditor([table(['|', 'x'])]);
  await paste({ html: '<blockquote><p>q</p><footer>Ada</footer></blockquote><p data-footnote="1">A note</p>' });
  expect(blocks().map(inShort)).toEqual(['table: q<br>— Ada<br>A note|x']);
  const own = openEditor([table(['|', 'x'])]);
  await own.paste({ html: '<blockquote data-pm-slice="0 0 []" data-source="Ada"><p>q</p></blockquote>' });
  expect(own.blocks().map(inShort)).toEqual(['table: q<br>— Ada|x']);
});

test('pasted footnotes are counted on from those of the post', async () => {
  const { paste, blocks } = openEditor([
    { id: 1, type: 'paragraph', content: '<p>|</p>' },
    { id: 2, type: 'footnote', name: '3', content: 'Here' },
  ]);
  await paste({ text: '# Stops\n\nIt stops[^1].\n\n[^1]: There\n' });
  expect(blocks().filter(({ type }) => type === 'footnote')).toEqual([
    { type: 'footnote', name: '4', content: 'There' },
    { type: 'footnote', name: '3', content: 'Here' },
  ]);
});

test('the caption of a table that is pasted into a table is named as lost', async () => {
  const { paste, dropped } = openEditor([{ id: 1, type: 'table', rows: [{ cells: ['|', 'b'] }], hasHeader: false }]);
  await paste({ html: '<table><caption>Loads</caption><tr><td>a</td><td>c</td></tr></table>' });
  expect(dropped()).toContain('the caption “Loads”');
});
