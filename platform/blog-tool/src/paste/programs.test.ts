import * as clipboards from './clipboards.test.setup';
import { openEditor } from './paste.test.setup';

/** What an empty post has after a paste, and what was named. */
async function paste(html: string, text = '') {
  const opened = openEditor();
  await opened.paste({ html, text: text || 'the same without markup' });
  opened.editor.state.doc.check();
  return { blocks: opened.blocks(), dropped: opened.dropped() };
}

test('Word: title, headings, numbers and levels of lists, links, tables and quotes', async () => {
  expect(await paste(clipboards.fromWord)).toEqual({
    blocks: [
      { type: 'heading', content: 'Annual report' },
      { type: 'heading', content: 'The fleet' },
      {
        type: 'paragraph',
        content:
          '<p>It grew <strong>by half</strong>, see <a href="https://example.com/fleet" rel="noopener">the page</a>, on <em>CO₂</em> and m², the 4th time.</p>',
      },
      {
        type: 'list',
        content: '',
        items: ['Charge the batteries', 'over night', 'Drive'],
        entries: [
          { text: 'Charge the <strong>batteries</strong>', level: 0, marker: 'number', start: 3 },
          { text: 'over night', level: 1, marker: 'bullet' },
          { text: 'Drive', level: 0, marker: 'number' },
        ],
      },
      { type: 'subheading', content: 'Loads' },
      { type: 'table', rows: [{ cells: ['Both', '', 'One'] }, { cells: ['1', '2<br>two', '3'] }], hasHeader: false },
      { type: 'quote', content: '<p>To err is human.</p>' },
    ],
    dropped: ['superscript', 'a comment', 'merged cells', 'a picture'],
  });
});

test('Word on the web: items that are lists of their own', async () => {
  expect((await paste(clipboards.fromWordOnline)).blocks).toEqual([
    { type: 'heading', content: 'Steps' },
    {
      type: 'list',
      content: '',
      items: ['one', 'below', 'two'],
      entries: [
        { text: 'one', level: 0, marker: 'number' },
        { text: 'below', level: 1, marker: 'bullet' },
        { text: 'two', level: 0, marker: 'number' },
      ],
    },
  ]);
});

test('Google Docs: its wrapper is not bold; weights, nested lists, tasks and tables', async () => {
  expect(await paste(clipboards.fromGoogleDocs)).toEqual({
    blocks: [
      { type: 'heading', content: 'Why robots' },
      {
        type: 'paragraph',
        content:
          '<p>Plain, <strong>bold</strong>, <em><s>slanted and struck</s></em>, m² and <a href="https://example.com/" rel="noopener">a link</a></p>',
      },
      {
        type: 'list',
        content: '',
        items: ['one', 'below', 'two'],
        entries: [
          { text: 'one', level: 0, marker: 'number' },
          { text: 'below', level: 1, marker: 'bullet' },
          { text: 'two', level: 0, marker: 'number' },
        ],
      },
      {
        type: 'list',
        content: '',
        items: ['swept'],
        entries: [{ text: 'swept', level: 0, marker: 'task', isDone: true }],
      },
      { type: 'table', rows: [{ cells: ['a', 'b'] }], hasHeader: false },
    ],
    dropped: ['a picture'],
  });
});

test('Notion: callouts, toggles, tasks, quotes, code and lines', async () => {
  expect(await paste(clipboards.fromNotion)).toEqual({
    blocks: [
      { type: 'subheading', content: 'Plan' },
      { type: 'callout', content: '💡 Mind the gap', rich: '💡 Mind the <strong>gap</strong>' },
      {
        type: 'list',
        content: '',
        items: ['A toggle\nwhat it hides'],
        entries: [{ text: 'A toggle<br>what it hides', level: 0, marker: 'bullet' }],
      },
      {
        type: 'list',
        content: '',
        items: ['buy milk', 'sweep', 'below'],
        entries: [
          { text: 'buy milk', level: 0, marker: 'task' },
          { text: 'sweep', level: 0, marker: 'task', isDone: true },
          { text: 'below', level: 1, marker: 'task' },
        ],
      },
      { type: 'quote', content: '<p>Somebody said so</p>' },
      { type: 'code', content: 'const a = 1;\n  a < b;', language: 'jsx' },
      { type: 'divider' },
      { type: 'paragraph', content: '<p><em>end</em></p>' },
    ],
    dropped: [],
  });
  expect(await paste(clipboards.fromNotionFile)).toMatchObject({
    blocks: [
      { type: 'callout', content: '💡\nMind the gap' },
      { type: 'list', items: ['A toggle\nwhat it hides'] },
      { type: 'list', entries: [{ text: 'sweep', marker: 'task', isDone: true }] },
    ],
    dropped: ['the folding of a text that opens and closes'],
  });
});

test('Excel and Google Sheets: tables, whose merged cells are followed by empty ones', async () => {
  expect(await paste(clipboards.fromExcel, 'Robot\tLoad\t\r\nFork\t1.5\tt\r\n\t2\t\r\n')).toEqual({
    blocks: [
      {
        type: 'table',
        rows: [{ cells: ['Robot', 'Load', ''] }, { cells: ['Fork', '1.5', 't'] }, { cells: ['', '2', ''] }],
        hasHeader: false,
      },
    ],
    dropped: ['merged cells'],
  });
  expect(await paste(clipboards.fromGoogleSheets)).toEqual({
    blocks: [
      {
        type: 'table',
        rows: [
          { cells: ['<strong>Name</strong>', 'two<br>lines'] },
          { cells: ['<a href="https://example.com/" rel="noopener">link</a>', ''] },
        ],
        hasHeader: false,
      },
    ],
    dropped: [],
  });
});

test('one cell of a spreadsheet is text', async () => {
  const { paste: pasteInto, blocks } = openEditor([{ id: 1, type: 'paragraph', content: '<p>before | after</p>' }]);
  await pasteInto({ html: '<table><!--StartFragment--><tr><td>1.5</td></tr></table>', text: '1.5' });
  expect(blocks()).toEqual([{ type: 'paragraph', content: '<p>before 1.5 after</p>' }]);
});

test('LibreOffice: marks, lists behind items, and code that is a line an element', async () => {
  expect(await paste(clipboards.fromLibreOffice)).toEqual({
    blocks: [
      { type: 'heading', content: 'Head' },
      { type: 'paragraph', content: '<p><strong>Bold</strong>, <u>under</u> and <s>gone</s></p>' },
      {
        type: 'list',
        content: '',
        items: ['two', 'below', 'three'],
        entries: [
          { text: 'two', level: 0, marker: 'number', start: 2 },
          { text: 'below', level: 1, marker: 'number' },
          { text: 'three', level: 0, marker: 'number' },
        ],
      },
      { type: 'code', content: 'first line\n  second line' },
    ],
    dropped: ['letters as numbers of a list'],
  });
});

test('pages: headings keep their order, e-mails their paragraphs; the rest is named', async () => {
  const { blocks, dropped } = await paste(
    `<h1>Title</h1>Loose <b>text</b><br><br>and more<div>a line</div><div><br></div><h2>Part</h2>
    <blockquote><p>First</p><p>Second</p><footer>— Ada</footer></blockquote><dl><dt>Term</dt><dd>What it is</dd></dl>
    <video src="x"></video><iframe src="x"></iframe><p>See <a href="#there">there</a> and <a href="page.html">here</a> <img alt="😀" src="x"></p>`,
  );
  expect(blocks).toEqual([
    { type: 'heading', content: 'Title' },
    { type: 'paragraph', content: '<p>Loose <strong>text</strong></p>' },
    { type: 'paragraph', content: '<p>and more</p>' },
    { type: 'paragraph', content: '<p>a line</p>' },
    { type: 'subheading', content: 'Part' },
    { type: 'quote', content: '<p>First</p><p>Second</p>', source: 'Ada' },
    { type: 'paragraph', content: '<p>Term</p>' },
    { type: 'paragraph', content: '<p>What it is</p>' },
    { type: 'paragraph', content: '<p>See there and here 😀</p>' },
  ]);
  expect(dropped).toEqual([
    'a film',
    'embedded content',
    'a link to a place in the text',
    'a link with an address that posts cannot have',
  ]);
});

test('an item of Word below the first level, within a cell, is one of the first', async () => {
  const item = '<p class=MsoListParagraph style="mso-list:l0 level0 lfo1">Charge</p>';
  const { blocks } = await paste(`<table><tr><td>a</td></tr><tr><td>${item}${item}</td></tr></table>`);
  expect(blocks).toMatchObject([{ type: 'table', rows: [{ cells: ['a'] }, { cells: ['• Charge<br>• Charge'] }] }]);
});

test('numbers of headings in Word are text; what a page hides from readers is left out', async () => {
  const { blocks, dropped } = await paste(
    `<h1 style='mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>2.1<span>&nbsp;&nbsp; </span></span></span><![endif]>Loads</h1>
    <h2><a id="a" class="anchor" aria-hidden="true" href="#a"><svg></svg></a>Anchored</h2><p style="display:none">hidden</p>
    <p class="MsoNormal"><span style="display:none;mso-hide:all">hidden</span>shown</p>`,
  );
  expect(blocks).toEqual([
    { type: 'heading', content: '2.1 Loads' },
    { type: 'subheading', content: 'Anchored' },
    { type: 'paragraph', content: '<p>shown</p>' },
  ]);
  expect(dropped).toEqual([]);
});

test.each([
  ['Sphinx', '<h2>Loads<a class="headerlink" href="https://a.example/b.html#loads" title="Permalink">¶</a></h2>'],
  ['Docusaurus', '<h2 id="loads">Loads<a href="#loads" class="hash-link" aria-label="Direct link">\u200b</a></h2>'],
  ['VuePress', '<h2 id="loads"><a class="header-anchor" href="#loads">#</a> Loads</h2>'],
  ['rustdoc', '<h2 id="loads"><a class="doc-anchor" href="#loads">§</a>Loads</h2>'],
  ['GitHub', '<div><h2>Loads</h2><a class="anchor" href="#loads"><svg></svg></a></div>'],
])('a heading of %s comes without the sign of its anchor', async (_program, html) => {
  expect(await paste(`${html}<p>In <a href="https://a.example/#c">C#</a></p>`)).toMatchObject({
    blocks: [
      { type: 'heading', content: 'Loads' },
      { type: 'paragraph', content: expect.stringContaining('C#') },
    ],
    dropped: [],
  });
});
