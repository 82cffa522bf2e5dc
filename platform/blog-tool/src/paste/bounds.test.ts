import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { hasTooManyBlocks, isTooMuchHtml } from './bounds';
import { cleanOwnHtml } from './clean-own-html';
import { openEditor } from './paste.test.setup';
import { readPastedHtml } from './read-pasted-html';

const body = [{ id: 1, type: 'paragraph' as const, content: '<p>kept |selected|</p>' }];
const own = (html: string) => html.replace('>', ` data-pm-slice="0 0 []">`);

const reopened = (count: number) =>
  `<p>${Array.from({ length: count }, (_, at) => `<b a${at}>`).join('')}${'<p>x'.repeat(count)}`;

test.each<[string, Parameters<ReturnType<typeof openEditor>['paste']>[0]]>([
  ['HTML', { html: '<p>a</p>'.repeat(10_001), text: 'a' }],
  ['line breaks', { html: 'a<br>'.repeat(10_001), text: 'a' }],
  ['HTML of this editor', { html: own('<p>a</p>'.repeat(10_001)), text: 'a' }],
  ['lines of text', { text: 'a\n'.repeat(10_001) }],
  ['lines of Word', { text: 'a\v'.repeat(10_001) }],
  ['paragraphs of text', { text: 'a\n'.repeat(2_001) }],
  ['one long line', { text: 'a'.repeat(1_048_577) }],
  ['marks that begin anew in each paragraph', { html: reopened(120), text: 'a' }],
  ['marks that would end the tab', { html: reopened(4_500), text: 'a' }],
  ['such marks in Markdown', { text: `# a\n\n${reopened(120)}${'</b>'.repeat(120)}` }],
  ['Markdown', { text: `# a\n${'a\n'.repeat(10_000)}` }],
  ['items of Markdown', { text: '- a\n'.repeat(6_000) }],
  ['links of Markdown', { text: '[a](b) '.repeat(10_001) }],
  ['Markdown beside other HTML', { html: '<div>a</div>', text: `# a\n${'a\n'.repeat(10_000)}` }],
])('a paste of too many %s is refused whole, which the notice says; what is selected stays', async (_name, clip) => {
  const opened = openEditor(body);
  const before = opened.blocks();
  await opened.paste(clip);
  // Markdown is read later.
  for (let turn = 0; turn < 50 && opened.dropped().length === 0; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(opened.blocks()).toEqual(before);
  expect(opened.dropped()).toEqual([expect.stringMatching(/^all of it, .*2,000 blocks.*still in the clipboard/)]);
  // The next one is none of it.
  await opened.paste({ text: 'next' });
  expect(opened.blocks()).toEqual([{ type: 'paragraph', content: '<p>kept next</p>' }]);
  expect(opened.dropped()).toEqual([]);
});

test('nested blocks are counted, while a list or a table counts as one', () => {
  const { schema } = openEditor().editor;
  const paragraphs = Array.from({ length: 2_001 }, () => schema.node('paragraph'));
  const item = schema.nodes['listItem'];
  const isRefused = (node: Node) => hasTooManyBlocks(new Slice(Fragment.from(node), 0, 0));
  expect(isRefused(schema.node('blockquote', null, paragraphs))).toBe(true);
  expect(isRefused(schema.node('blockquote', null, paragraphs.slice(1)))).toBe(false);
  const items = paragraphs.map((paragraph) => item?.create(null, paragraph) ?? paragraph);
  expect(isRefused(schema.node('bulletList', null, items))).toBe(false);
});

test('HTML that calls itself ours goes round no bound of merged cells and levels', async () => {
  const opened = openEditor();
  const cells = '<table><tr><td colspan="30000000" rowspan="3">a<td>b<tr><td title=">" colspan=30000000>c</table>';
  await opened.paste({ html: `<p data-pm-slice="0 0 []">x</p>${cells}`, text: 'x' });
  const table = opened.blocks().find(({ type }) => type === 'table');
  expect(table).toMatchObject({ rows: [{ cells: expect.arrayContaining(['a', 'b']) }, expect.anything()] });
  expect(opened.dropped()).toEqual(['merged cells']);
  opened.editor.commands.setContent({ type: 'doc', content: [{ type: 'paragraph' }] });
  const hidden = '<table><tr><td title=">" colspan=30000000><p>c</p></td></tr></table>';
  await opened.paste({ html: `<p data-pm-slice="0 0 []">x</p>${hidden}`, text: 'x' });
  expect(opened.blocks()).toMatchObject([{ type: 'paragraph' }, { type: 'table', rows: [{ cells: ['c'] }] }]);
  opened.editor.commands.setContent({ type: 'doc', content: [{ type: 'paragraph' }] });
  const context = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => (at % 2 ? null : 'blockquote')));
  await opened.paste({ html: `<p data-pm-slice='1 1 ${context}'>deep</p>`, text: 'x' });
  expect(opened.blocks()).toEqual([{ type: 'paragraph', content: '<p>deep</p>' }]);
});

test('cells that span 1,000 columns keep their words, and add few empty cells', () => {
  const { html } = readPastedHtml(`<table><tr>${'<td colspan=1000 rowspan=1000>a'.repeat(500)}</table>`);
  expect(html.match(/<p>a/g)).toHaveLength(500);
  expect(html.match(/<td/g)?.length).toBeLessThan(1_600);
});

test('hidden columns are counted up to the thousandth', () => {
  const columns = '<col hidden span=1000>'.repeat(9_000);
  const { html } = readPastedHtml(`<table>${columns}<tr>${'<td>a'.repeat(1_000)}<td>b</table>`);
  expect(html).toBe('<table><tbody><tr><td><p>b</p></td></tr></tbody></table>');
});

test('an element with too many attributes is removed', () => {
  const names = Array.from({ length: 101 }, (_, index) => `a${index}`).join(' ');
  expect(cleanOwnHtml(`<p data-pm-slice="0 0 []">x</p><p ${names}>y</p>`)).toBe('<p data-pm-slice="0 0 []">x</p>');
});

test.each([
  ['an old Outlook', '<P><FONT SIZE=2>A line</FONT></P>', 320],
  ['a specification', '<li><code id="the-NUMBER">word</code> is <a href="#the-NUMBER">this</a></li>', 400],
  ['a page with marks', '<p><b>So</b> it <i>is</i>, see <a href="/x">this</a></p>', 1_900],
])('what %s writes is read, however long', (_program, line, count) => {
  const html = Array.from({ length: count }, (__, at) => line.replaceAll('NUMBER', `${at}`)).join('');
  expect(isTooMuchHtml(html)).toBe(false);
});

test('a long text of Word, whose marks are each written with the same style, is read', async () => {
  const opened = openEditor();
  const line = `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=EN>So</span></b> it <i>is</i></p>`;
  await opened.paste({ html: line.repeat(500), text: 'so' });
  expect(opened.blocks()).toHaveLength(500);
});
