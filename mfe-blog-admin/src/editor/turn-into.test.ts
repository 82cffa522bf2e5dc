import { undo } from '@tiptap/pm/history';
import { openEditor } from '../paste/paste.test.setup';
import type { DraftBlock } from '../posts/draft-blocks';
import { kinds } from './kinds';
import { turnInto } from './turn-into';

const marked = 'A <strong>bold</strong> <a href="/x" rel="noopener">link</a>';

/** A block of each kind of text with all that it can have, and what of it each kind of another sort has no place for. */
const blocks: Readonly<Record<string, { block: DraftBlock; own: string[] }>> = {
  Paragraph: { block: { id: 7, type: 'paragraph', content: `<p>${marked}</p>` }, own: [] },
  Heading: { block: { id: 7, type: 'heading', content: 'A bold link', rich: marked }, own: [] },
  'Sub Heading': { block: { id: 7, type: 'subheading', content: 'A bold link', rich: marked }, own: [] },
  Callout: { block: { id: 7, type: 'callout', content: 'A bold link', rich: marked }, own: [] },
  CTA: {
    block: { id: 7, type: 'cta', content: 'A bold link', rich: marked, email: 'real@b.example' },
    own: ['the address real@b.example'],
  },
  Quote: { block: { id: 7, type: 'quote', content: `<p>${marked}</p>`, source: 'Ada' }, own: ['the source Ada'] },
  List: {
    block: {
      id: 7,
      type: 'list',
      content: '',
      items: ['A bold link'],
      entries: [{ text: marked, level: 0, marker: 'bullet' }],
    },
    own: [],
  },
  'Task List': {
    block: {
      id: 7,
      type: 'list',
      content: '',
      items: ['A bold link'],
      entries: [{ text: marked, level: 0, marker: 'task', isDone: true }],
    },
    own: ['that it is done'],
  },
  Code: { block: { id: 7, type: 'code', content: 'a\nb', language: 'js' }, own: ['the language js'] },
};

const texts = kinds.filter(({ convert }) => convert);
const turns = Object.keys(blocks).flatMap((from) =>
  texts.filter(({ label }) => label !== from).map(({ label }) => [from, label] as const),
);

function find(label: string) {
  const kind = kinds.find((one) => one.label === label);
  if (!kind) throw new Error(label);
  return kind;
}

function open(from: string) {
  const { block, own } = blocks[from] ?? {};
  if (!block || !own) throw new Error(from);
  const opened = openEditor([block]);
  const turn = (label: string) => turnInto(opened.editor, find(label));
  return { ...opened, block, own, turn };
}

test.each(turns)('%s → %s and back is what it was, and what has no place is named', (from, to) => {
  const { turn, write, block, own } = open(from);
  const marks = to === 'Code' ? ['bold', 'links'] : [];
  expect(turn(to)).toEqual([...own, ...marks]);
  expect(write()).not.toEqual([block]);
  turn(from);
  expect(write()).toEqual([block]);
});

test('by way of code, marks are back in another kind too; but not in words that were changed', () => {
  const { turn, write, editor } = open('Paragraph');
  turn('Code');
  turn('Heading');
  expect(write()).toMatchObject([{ type: 'heading', rich: marked }]);
  turn('Code');
  editor.commands.insertContentAt(1, 'x');
  turn('Heading');
  expect(write()).toEqual([{ id: 7, type: 'heading', content: 'xA bold link' }]);
});

test('what a later kind has stands: an address of now is not replaced by one of before', () => {
  const { turn, write, editor } = open('CTA');
  turn('Paragraph');
  turn('CTA');
  editor.commands.updateAttributes('cta', { email: 'new@b.example' });
  turn('Quote');
  turn('CTA');
  expect(write()).toMatchObject([{ email: 'new@b.example' }]);
});

test('a task is done again, wherever it is in its list, and no other one is', () => {
  const { editor, write } = openEditor([
    {
      id: 1,
      type: 'list',
      content: '',
      items: ['open', 'done', 'last'],
      entries: [
        { text: 'open', level: 0, marker: 'task' },
        { text: 'done', level: 0, marker: 'task', isDone: true },
        { text: 'last', level: 0, marker: 'task' },
      ],
    },
  ]);
  const turn = (text: string, label: string) => {
    editor.state.doc.descendants((node, position) => {
      if (node.isText && node.text === text) editor.commands.setTextSelection(position);
    });
    return turnInto(editor, find(label));
  };
  expect(turn('done', 'Paragraph')).toEqual(['that it is done']);
  for (const text of ['open', 'last']) expect(turn(text, 'Paragraph')).toEqual([]);
  for (const text of ['last', 'open', 'done']) turn(text, 'Task List');
  expect(write().flatMap((block) => (block.type === 'list' ? (block.entries ?? []) : []))).toEqual([
    { text: 'open', level: 0, marker: 'task' },
    { text: 'done', level: 0, marker: 'task', isDone: true },
    { text: 'last', level: 0, marker: 'task' },
  ]);
});

test('one undo takes a change of type back, and a picture has none', () => {
  const { turn, write, block, editor } = open('CTA');
  turn('Code');
  undo(editor.state, editor.view.dispatch);
  expect(write()).toEqual([block]);
  const picture: DraftBlock = { id: 1, type: 'divider' };
  const other = openEditor([picture, { id: 2, type: 'paragraph', content: '<p></p>' }]);
  other.editor.commands.setNodeSelection(0);
  expect(turnInto(other.editor, find('Heading'))).toEqual([]);
});
