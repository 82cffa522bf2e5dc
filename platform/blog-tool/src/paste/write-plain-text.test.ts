import { TextSelection } from '@tiptap/pm/state';
import type { ListEntry } from 'kit/posts/block';
import { plainTextOf } from 'kit/posts/plain-text';
import type { DraftBlock } from '../posts/draft-blocks';
import { openEditor } from './paste.test.setup';

/** What a mail gets of blocks that are copied from the first `|` to the second; of all of them where there is none. */
function copy(...blocks: DraftBlock[]): string {
  const { editor, take } = openEditor(blocks);
  if (editor.state.selection.empty) editor.commands.selectAll();
  return take('copy').text ?? '';
}

const paragraph = (content: string): DraftBlock => ({ id: 1, type: 'paragraph', content: `<p>${content}</p>` });

/** A list of such entries. */
const listOf = (...entries: ListEntry[]): DraftBlock => ({
  id: 2,
  type: 'list',
  content: '',
  items: entries.map(({ text }) => plainTextOf(text)),
  entries,
});
const numbered = (text: string): ListEntry => ({ text, level: 0, marker: 'number' });

test('a list that is copied as text has its bullets, numbers, levels and ticks', () => {
  const list = listOf(
    { ...numbered('one'), start: 9 },
    numbered('two<br>lines'),
    { text: 'below', level: 1, marker: 'bullet' },
    { text: 'done', level: 2, marker: 'task', isDone: true },
    { text: 'to do', level: 2, marker: 'task' },
    numbered('three'),
  );
  expect(copy(paragraph('Before'), list, paragraph('Behind'))).toBe(`Before

9. one
10. two
    lines
    - below
      - [x] done
      - [ ] to do
11. three

Behind`);
});

test('a part of a numbered list that is copied goes on with its numbers', () => {
  expect(copy(listOf(numbered('one'), numbered('t|wo'), numbered('th|ree')))).toBe('2. wo\n3. th');
});

test('words of one item or one cell are copied as these words alone', () => {
  expect(copy(listOf(numbered('a |few| words')))).toBe('few');
  expect(copy({ id: 1, type: 'table', rows: [{ cells: ['|a|', 'b'] }], hasHeader: false })).toBe('a');
  expect(copy({ id: 1, type: 'quote', content: '<p>|Words|</p>', source: 'Ada' })).toBe('Words');
});

test('a table copied as text has a line for each row, and tabs between its cells', () => {
  const rows = [{ cells: ['Robot', 'Load'] }, { cells: ['Fork<br>lift', ''] }, { cells: ['', '1 t'] }];
  expect(copy({ id: 1, type: 'table', rows, hasHeader: true, caption: 'Loads' }, paragraph('x'))).toBe(
    'Loads\nRobot\tLoad\nFork lift\t\n\t1 t\n\nx',
  );
});

test('blocks are copied with one empty line between them, and empty ones leave none', () => {
  expect(
    copy(
      { id: 1, type: 'heading', content: 'Title' },
      paragraph(''),
      paragraph(''),
      paragraph('Words<a href="#footnote-1">1</a> in<br>lines'),
      { id: 3, type: 'code', content: 'a\n\n\nb', language: '' },
      { id: 4, type: 'quote', content: '<p>One</p><p>Two</p>', source: 'Ada' },
      { id: 5, type: 'divider' },
      { id: 6, type: 'picture', picture: `${'a'.repeat(64)}.png`, width: 2, height: 1, alt: 'A robot' },
      { id: 9, type: 'file', file: `${'a'.repeat(32)}.pdf`, name: 'Guide.pdf', bytes: 2_400_000 },
      { id: 7, type: 'cta', content: 'Write to us', email: 'ada@example.com' },
      { id: 8, type: 'footnote', name: '1', content: 'The note' },
    ),
  ).toBe(`Title

Words[1] in
lines

a


b

One

Two

— Ada

---

A robot

Guide (PDF, 2.4 MB)

Write to us
ada@example.com

[1] The note`);
});

test('what is cut over several blocks begins and ends within their words', () => {
  const { editor, take } = openEditor([paragraph('ab'), paragraph(''), paragraph('cd')]);
  editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, 2, 8)));
  expect(take('cut').text).toBe('b\n\nc');
});
