import { openEditor } from '../paste/paste.test.setup';
import type { DraftBlock } from '../posts/draft-blocks';
import { addFootnote, canAddFootnote } from './footnotes';

const sign = (number: number) => `<a href="#footnote-${number}" rel="noopener">${number}</a>`;

test('a new footnote puts its sign at the caret, and the caret into the note', () => {
  const { editor, blocks } = openEditor([
    { id: 1, type: 'paragraph', content: '<p>It stops in time.| Always.</p>' },
    { id: 2, type: 'footnote', name: '4', content: 'An earlier one.' },
  ]);
  addFootnote(editor);
  editor.commands.insertContent('Measured twice.');
  expect(blocks()).toEqual([
    { type: 'paragraph', content: `<p>It stops in time.${sign(5)} Always.</p>` },
    { type: 'footnote', name: '4', content: 'An earlier one.' },
    { type: 'footnote', name: '5', content: 'Measured twice.' },
  ]);
});

test('a note whose name is a number of many digits is not counted on from', () => {
  const { editor, blocks } = openEditor([
    { id: 1, type: 'paragraph', content: '<p>It stops|</p>' },
    { id: 2, type: 'footnote', name: '20260101120000000', content: 'A time.' },
    { id: 3, type: 'footnote', name: '2', content: 'A number.' },
  ]);
  addFootnote(editor);
  expect(blocks().map((block) => (block.type === 'footnote' ? block.name : ''))).toEqual([
    '',
    '20260101120000000',
    '2',
    '3',
  ]);
});

test('what is typed behind the sign later does not become part of its link', () => {
  const { editor, blocks } = openEditor([{ id: 1, type: 'paragraph', content: '<p>So it is|</p>' }]);
  addFootnote(editor);
  editor.commands.setTextSelection(10);
  editor.commands.insertContent('.');
  expect(blocks()[0]).toEqual({ type: 'paragraph', content: `<p>So it is${sign(1)}.</p>` });
});

test.each<[string, DraftBlock, boolean]>([
  ['a heading', { id: 1, type: 'heading', content: 'One|' }, true],
  ['a cell', { id: 1, type: 'table', rows: [{ cells: ['One|'] }], hasHeader: false }, true],
  ['code', { id: 1, type: 'code', content: 'One|' }, false],
  ['a note', { id: 1, type: 'footnote', name: '1', content: 'One|' }, false],
])('a note can be added in %s: %s', (_name, block, isPossible) => {
  const { editor, blocks } = openEditor([block]);
  expect(canAddFootnote(editor)).toBe(isPossible);
  addFootnote(editor);
  expect(blocks()).toHaveLength(isPossible ? 2 : 1);
});

test('Enter at the end of a note begins a paragraph', () => {
  const { editor, blocks } = openEditor([{ id: 1, type: 'footnote', name: '1', content: 'One|' }]);
  editor.commands.enter();
  expect(blocks()).toEqual([
    { type: 'footnote', name: '1', content: 'One' },
    { type: 'paragraph', content: '<p></p>' },
  ]);
});
