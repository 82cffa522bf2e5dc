import * as clipboards from './clipboards.test.setup';
import { openEditor } from './paste.test.setup';
import { readPastedHtml } from './read-pasted-html';

/** What an empty post has after a paste, and what was named. */
async function paste(clip: { html?: string; text?: string }) {
  const opened = openEditor();
  await opened.paste({ text: 'the same without markup', ...clip });
  opened.editor.state.doc.check();
  return { blocks: opened.blocks(), dropped: opened.dropped() };
}

const paragraph = (content: string) => ({ type: 'paragraph', content: `<p>${content}</p>` });

test('Slack: lines, paragraphs, and emoji as characters or by their name', async () => {
  expect(await paste({ html: clipboards.fromSlack })).toEqual({
    blocks: [paragraph('Shipped<br>today'), paragraph('Well done 🎉 team :robot-dance:')],
    dropped: [],
  });
});

test('X: line feeds are line breaks, two of them begin a paragraph', async () => {
  expect(await paste({ html: clipboards.fromX })).toEqual({
    blocks: [paragraph('One<br>two'), paragraph('👩‍👩‍👧‍👦 three')],
    dropped: [],
  });
});

test.each(['pre', 'pre-wrap', 'pre-line', 'break-spaces'])('line feeds in white-space: %s are line breaks', (value) => {
  const around = (style: string, text: string) => `<div style="white-space: ${style}">${text}</div>`;
  expect(readPastedHtml(around(value, '\none\ntwo <b>and\nthree</b>')).html).toBe(
    '<p>one<br>two <strong>and</strong><br><strong>three</strong></p>',
  );
  expect(readPastedHtml(around('normal', 'one\ntwo')).html).toBe('<p>one\ntwo</p>');
  expect(readPastedHtml(around(value, '<span style="white-space: normal">one\ntwo</span>')).html).toBe(
    '<p>one\ntwo</p>',
  );
});

test('line feeds between blocks are none, and code keeps its own', () => {
  const quote = '<blockquote style="white-space: pre-wrap">\n<p>q</p>\n<footer>Ada</footer>\n</blockquote>';
  expect(readPastedHtml(quote).html).toBe('<blockquote data-source="Ada"><p>q</p></blockquote>');
  const code = '<pre style="white-space: pre-wrap"><code><span>a\n\n  b</span></code></pre>';
  expect(readPastedHtml(code).html).toBe('<pre>a\n\n  b</pre>');
  const long = `<pre style="white-space: pre"><code>${'a\n'.repeat(10_001)}</code></pre>`;
  expect(readPastedHtml(long)).toEqual({ html: `<pre>${'a\n'.repeat(10_000)}a</pre>`, dropped: [] });
});

test('a text of 20,000 line feeds is read with spaces, which the notice says', () => {
  const { html, dropped } = readPastedHtml(`<div style="white-space: pre">${'a\n'.repeat(20_000)}</div>`);
  expect(html.match(/a/g)).toHaveLength(20_000);
  expect(html).not.toContain('<br>');
  expect(dropped).toEqual(['line breaks of texts that have more than 10,000 (they are spaces now)']);
});

test.each([
  ['a line of Word', 'one\vtwo', [paragraph('one<br>two')]],
  ['a line of Keynote', 'one\u2028two', [paragraph('one<br>two')]],
  ['a line of a mainframe', 'one\u0085two', [paragraph('one'), paragraph('two')]],
  ['a paragraph of Keynote', 'one\u2029two', [paragraph('one'), paragraph('two')]],
])('of plain text, %s ends at its character', async (_name, text, blocks) => {
  expect((await paste({ text })).blocks).toEqual(blocks);
});

test('such characters are line breaks in HTML and in cells as well', async () => {
  expect(readPastedHtml('<p>a\u000bb\u2028c\u0085d</p>').html).toBe('<p>a<br>b<br>c<br>d</p>');
  expect((await paste({ text: 'a\tb\vc\nd\te' })).blocks).toMatchObject([
    { type: 'table', rows: [{ cells: ['a', 'b<br>c'] }, { cells: ['d', 'e'] }] },
  ]);
});

test.each([
  ['in a text', '<p>a<span style="display:block">b</span>c</p>', '<p>a</p><p>b</p><p>c</p>'],
  [
    'with marks',
    '<b>a<i style="display: flex">b</i></b>',
    '<p><strong>a</strong></p><p><em><strong>b</strong></em></p>',
  ],
  ['in a heading', '<h2><span style="display:block">2.1</span>Loads</h2>', '<h2>2.1<br>Loads</h2>'],
  ['in an item', '<ul><li><span style="display:block">a</span>b</li></ul>', '<ul><li><p>a<br>b</p></li></ul>'],
  ['but for an icon', '<p>a <svg style="display:block"></svg>b</p>', '<p>a b</p>'],
  ['as a link', '<a href="/x" style="display:block">a</a>b', '<p><a href="/x">a</a></p><p>b</p>'],
  [
    'in a link',
    '<a href="/x"><span style="display:block">a</span><b>b</b></a>',
    '<p><a href="/x">a</a></p><p><strong><a href="/x">b</a></strong></p>',
  ],
])('what is shown as a block joins no words: %s', (_name, html, expected) => {
  expect(readPastedHtml(html).html).toBe(expected);
});

test.each([
  ['a flag', '🇩🇪'],
  ['a flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a keycap', '1️⃣'],
  ['a family', '👨‍👩‍👧‍👦'],
  ['two people with their skin tones', '🧑🏿‍❤️‍💋‍🧑🏻'],
  ['several', '🎉🎉🎉🎉🎉🎉🎉🎉'],
])('%s that is shown as a picture is text', (_name, emoji) => {
  const take = () => 'waiting:1';
  const { html, dropped } = readPastedHtml(`<p>a <img src="x.png" alt="${emoji}"> b</p>`, undefined, take);
  expect({ html, dropped }).toEqual({ html: `<p>a ${emoji} b</p>`, dropped: [] });
});

test('emoji with a name are read from their address, and a year is no emoji', () => {
  const read = (attributes: string) => readPastedHtml(`<p>a <img ${attributes}></p>`);
  const slack = 'https://a.slack-edge.com/production-standard-emoji-assets/14.0/google-medium';
  expect(read(`alt=":wave::skin-tone-3:" src="${slack}/1f44b-1f3fc@2x.png"`).html).toBe('<p>a 👋🏼</p>');
  expect(read(`alt=":one:" data-stringify-emoji=":one:" src="${slack}/0031-fe0f-20e3.png"`).html).toBe('<p>a 1️⃣</p>');
  expect(read('alt=":tada:" src="https://github.githubassets.com/images/icons/emoji/unicode/1f389.png?v8"').html).toBe(
    '<p>a 🎉</p>',
  );
  expect(read('alt=":dead:" src="/d800.png"').html).toBe('<p>a :dead:</p>');
  expect(read('alt="2024" src="/1f389.png"')).toEqual({ html: '<p>a</p>', dropped: ['a picture'] });
});

test('Excel: hidden rows and columns are left out, and a merged cell keeps its words', async () => {
  expect((await paste({ html: clipboards.fromExcelWithHidden })).blocks).toEqual([
    {
      type: 'table',
      rows: [{ cells: ['Robot', 'Load'] }, { cells: ['', '0.7'] }, { cells: ['Fork', '1.5'] }],
      hasHeader: false,
    },
  ]);
});

test.each([
  ['a cell', '<table><tr><td>a</td><td hidden>b</td><td>c</td></tr></table>', 'a|c'],
  ['a cell of a hidden column', '<table><col><col hidden><tr><td>a<td hidden>b<td>c</table>', 'a|c'],
  ['the first of two merged columns', '<table><col hidden><col><col><tr><td colspan=2>a<td>b</table>', 'a|b'],
  ['a group of columns', '<table><colgroup span=1><colgroup hidden><col></colgroup><tr><td>a<td>b<td>c</table>', 'a|c'],
  [
    'a column behind wide ones',
    `<table><col span=60><col hidden><tr>${'<td>a'.repeat(60)}<td>b</table>`,
    'a|'.repeat(60).slice(0, -1),
  ],
  ['a row with names', '<table><tr style="display:none"><th>x<th>y</tr><tr><td>a<td>b</table>', 'a|b'],
  ['an item', '<ul><li>a</li><li style="display: none">b</li><li hidden>c</li></ul>', 'a'],
  ['a number', '<ol><li>a<li hidden>b<li>c</ol>', 'a|c'],
])('what a page hides is left out: %s', (_name, html, expected) => {
  const holder = document.createElement('div');
  holder.innerHTML = readPastedHtml(html).html;
  expect(holder.querySelector('[start], th')).toBeNull();
  expect([...holder.querySelectorAll('td, li')].map(({ textContent }) => textContent).join('|')).toBe(expected);
});

test('what is hidden from screen readers alone is read in lists and tables', () => {
  const { html } = readPastedHtml('<ul><li aria-hidden="true">a</li></ul><p>b<br aria-hidden="true">c</p>');
  expect(html).toBe('<ul><li><p>a</p></li></ul><p>b<br>c</p>');
});

test('a box that a page hides is still that of its task', () => {
  const box = '<input type="checkbox" checked style="display:none"><span aria-hidden="true">✓</span>';
  expect(readPastedHtml(`<ul><li>${box}done</li></ul>`).html).toContain('data-checked="true"><p>done</p>');
});

test('Word: of tracked changes, what they deleted is left out and named', async () => {
  const dropped = ['text that tracked changes have deleted'];
  expect(await paste({ html: clipboards.fromWordWithChanges })).toEqual({
    blocks: [paragraph('It carries two <u>tonnes</u>.')],
    dropped,
  });
  expect(await paste({ html: clipboards.fromWordOnlineWithChanges })).toEqual({
    blocks: [paragraph('It carries two tonnes')],
    dropped,
  });
});

test('what a page strikes through or underlines itself keeps its marks', () => {
  expect(readPastedHtml('<p><del datetime="2026-11-02">a</del> <ins>b</ins></p>')).toEqual({
    html: '<p><s>a</s> <u>b</u></p>',
    dropped: [],
  });
});

test('quotes in a text get their marks, and readings of characters their parentheses', () => {
  expect(readPastedHtml('<p>She said <q>so <q>it</q> is</q>.</p>').html).toBe('<p>She said “so ‘it’ is”.</p>');
  const ruby = '<ruby>漢<rp>【</rp><rt>kan</rt><rp>】</rp>字<rt>ji</rt><rt></rt></ruby>';
  expect(readPastedHtml(`<p>${ruby}</p>`).html).toBe('<p>漢(kan)字(ji)</p>');
});

test('the words of a caption stay apart', () => {
  const caption = '<p>Loads</p>in<br>tonnes<p>each</p>day';
  const { html } = readPastedHtml(`<table><caption>${caption}</caption><tr><td>a<td>b</table>`);
  expect(html).toContain('data-caption="Loads in tonnes each day"');
});

test('a picture with sources comes with its caption', () => {
  const { html, dropped } = readPastedHtml(clipboards.fromNewsPage, undefined, (address) => `waiting:${address}`);
  expect(html).toBe(
    '<figure data-picture="waiting:https://a.example/dock.jpg" data-alt="A dock" data-caption="At the gate"></figure><p>It opened.</p>',
  );
  expect(dropped).toEqual([]);
  expect(readPastedHtml(clipboards.fromNewsPage)).toEqual({
    html: '<p>At the<br>gate</p><p>It opened.</p>',
    dropped: ['a picture'],
  });
});
