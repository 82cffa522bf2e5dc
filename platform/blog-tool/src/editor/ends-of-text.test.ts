import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { openEditor } from '../paste/paste.test.setup';
import type { DraftBlock } from '../posts/draft-blocks';

// jsdom lays out no text: to it, each is one line.
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => document.body.getBoundingClientRect(),
});

const paragraph: DraftBlock = { id: 1, type: 'paragraph', content: '<p>Text</p>' };

function press({ view }: Editor, key: string, how: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how });
  view.dom.dispatchEvent(event);
}

const atEnd = ({ view }: Editor) => view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));

const picture = `${'a'.repeat(32)}.png`;

test.each<[string, DraftBlock]>([
  ['a call to action', { id: 2, type: 'cta', content: 'Write', email: 'a@example.com' }],
  ['code', { id: 2, type: 'code', content: 'a\nb' }],
  ['a quote', { id: 2, type: 'quote', content: '<p>One</p><p>Two</p>', source: 'Ada' }],
  ['a heading', { id: 2, type: 'heading', content: 'Heading' }],
  ['a callout', { id: 2, type: 'callout', content: 'Mind the gap' }],
  ['a list', { id: 2, type: 'list', content: '', items: ['One', 'Two'] }],
  ['a footnote', { id: 2, type: 'footnote', name: '1', content: 'The note' }],
  ['a table', { id: 2, type: 'table', rows: [{ cells: ['a', 'b'] }], hasHeader: false }],
  ['a divider', { id: 2, type: 'divider' }],
  ['an embed', { id: 2, type: 'embed', kind: 'machine', name: 'press' }],
  ['a picture', { id: 2, type: 'picture', picture, width: 2, height: 1 }],
])('ArrowDown in %s that is the last block goes on in a new paragraph below', (_name, block) => {
  const { editor, blocks } = openEditor([paragraph, block]);
  atEnd(editor);
  press(editor, 'ArrowDown');
  editor.commands.insertContent('Below');
  const { id: _id, ...last } = block;
  expect(blocks()).toEqual([
    { type: 'paragraph', content: '<p>Text</p>' },
    last,
    { type: 'paragraph', content: '<p>Below</p>' },
  ]);
});

test('ArrowDown above the last text, and in a last paragraph, adds nothing', () => {
  const blocks: DraftBlock[] = [
    paragraph,
    { id: 2, type: 'table', rows: [{ cells: ['a|', 'b'] }, { cells: ['c', 'd'] }], hasHeader: false },
  ];
  for (const content of [blocks, [paragraph], [{ ...paragraph, content: '<p>|</p>' }, ...blocks.slice(1)]]) {
    const { editor } = openEditor(content as DraftBlock[]);
    press(editor, 'ArrowDown');
    expect(editor.state.doc.childCount).toBe(content.length);
  }
});

test('Ctrl+End, ArrowDown and Enter without a pause each count, in their order', () => {
  const { editor, blocks } = openEditor([paragraph, { id: 2, type: 'code', content: 'a' }]);
  press(editor, 'End', { ctrlKey: true });
  press(editor, 'ArrowDown');
  press(editor, 'Enter');
  editor.commands.insertContent('Below');
  expect(blocks().slice(2)).toEqual([
    { type: 'paragraph', content: '<p></p>' },
    { type: 'paragraph', content: '<p>Below</p>' },
  ]);
});
