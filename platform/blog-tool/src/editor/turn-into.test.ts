import type { Editor } from '@tiptap/core';
import { closeHistory, undo } from '@tiptap/pm/history';
import type { Transaction } from '@tiptap/pm/state';
import { openEditor } from '../paste/paste.test.setup';
import type { DraftBlock } from '../posts/draft-blocks';
import { deleteBlock, insertKind } from './block-commands';
import { kindAtCaret } from './kind-at-caret';
import { kinds } from './kinds';
import { lostByTurning } from './lost-by-turning';
import { turnInto } from './turn-into';

const marked = 'A <strong>bold</strong> <a href="/x" rel="noopener">link</a>';

const doneTask: DraftBlock = {
  id: 7,
  type: 'list',
  content: '',
  items: ['A bold link'],
  entries: [{ text: marked, level: 0, marker: 'task', isDone: true }],
};

/** A post in which every kind stands beside every other, with lists in lists and quotes of several paragraphs. */
const everything: DraftBlock[] = [
  { id: 1, type: 'paragraph', content: '<p>p1</p><p>p2</p>' },
  {
    id: 2,
    type: 'list',
    content: '',
    items: ['i1', 'i2', 'i3', 'i4', 'i5'],
    entries: [
      { text: 'i1', level: 0, marker: 'bullet' },
      { text: 'i2', level: 1, marker: 'number' },
      { text: 'i3', level: 2, marker: 'task' },
      { text: 'i4', level: 1, marker: 'bullet' },
      { text: 'i5', level: 0, marker: 'number' },
    ],
  },
  { id: 3, type: 'paragraph', content: '<p>p3</p>' },
  { id: 4, type: 'quote', content: '<p>q1</p><p>q2</p><p>q3<br>q4</p>', source: 'Ada' },
  {
    id: 5,
    type: 'list',
    content: '',
    items: ['t1', 't2'],
    entries: [
      { text: 't1', level: 0, marker: 'task', isDone: true },
      { text: 't2', level: 0, marker: 'task' },
    ],
  },
  { id: 6, type: 'code', content: 'c1\nc2' },
  { id: 7, type: 'callout', content: 'a1' },
  { id: 8, type: 'cta', content: 'b1', email: 'real@b.example' },
  { id: 9, type: 'heading', content: 'h1' },
];

test('any text can be turned into any type, and no word is lost, doubled or moved', () => {
  const places: number[] = [];
  const { editor } = openEditor(everything);
  const document = editor.state.doc;
  document.descendants((node, position) => {
    if (node.isTextblock) places.push(position + 1 + node.content.size);
    return true;
  });
  const wordsOf = (doc: typeof document) => doc.textBetween(0, doc.content.size, ' ', ' ').split(/\s+/).join(' ');
  const words = wordsOf(document);
  expect(places).toHaveLength(17);
  for (const place of places)
    for (const kind of kinds.filter(({ convert }) => convert)) {
      const opened = openEditor(everything).editor;
      opened.commands.setTextSelection(place);
      turnInto(opened, kind);
      opened.state.doc.check();
      expect([kind.label, place, wordsOf(opened.state.doc)]).toEqual([kind.label, place, words]);
      expect([place, kindAtCaret(opened)]).toEqual([place, kind.label]);
      opened.destroy();
    }
});

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
    block: doneTask,
    own: ['that a task is done'],
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

/** Turns the text at the caret. @returns what is said to be lost */
function turnAndTell(editor: Editor, label: string): string[] {
  let lost: string[] | undefined;
  const listen = ({ transaction }: { transaction: Transaction }) => {
    lost = lostByTurning(transaction) ?? lost;
  };
  editor.on('transaction', listen);
  turnInto(editor, find(label));
  editor.off('transaction', listen);
  return lost ?? [];
}

function open(from: string) {
  const { block, own } = blocks[from] ?? {};
  if (!block || !own) throw new Error(from);
  const opened = openEditor([block]);
  const turn = (label: string) => turnAndTell(opened.editor, label);
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

test('marks survive a change to code and on to a heading, except in changed words', () => {
  const { turn, write, editor } = open('Paragraph');
  turn('Code');
  turn('Heading');
  expect(write()).toMatchObject([{ type: 'heading', rich: marked }]);
  turn('Code');
  editor.commands.insertContentAt(1, 'x');
  turn('Heading');
  expect(write()).toEqual([{ id: 7, type: 'heading', content: 'xA bold link' }]);
});

test('after a change of type, earlier addresses and marks do not replace current ones', () => {
  const { turn, write, editor } = open('CTA');
  turn('Paragraph');
  turn('CTA');
  editor.commands.updateAttributes('cta', { email: 'new@b.example' });
  turn('Quote');
  turn('CTA');
  expect(write()).toMatchObject([{ email: 'new@b.example' }]);
  editor.chain().selectAll().unsetBold().unsetLink().setTextSelection(1).run();
  turn('Code');
  turn('Paragraph');
  expect(write()).toMatchObject([{ content: '<p>A bold link</p>' }]);
});

test('a new block has nothing of a deleted one whose id it gets', () => {
  const { editor, write } = openEditor([
    { id: 1, type: 'paragraph', content: '<p>first</p>' },
    { id: 2, type: 'cta', content: '|last', email: 'real@b.example' },
  ]);
  turnInto(editor, find('Paragraph'));
  deleteBlock(editor);
  insertKind(editor, find('Paragraph'), 1);
  expect(write()).toMatchObject([{ id: 1 }, { id: 2 }]);
  turnInto(editor, find('CTA'));
  expect(write()[1]).toMatchObject({ id: 2, type: 'cta', email: 'email@example.com' });
});

test('a done task turned into text and back is done again, and no other one is', () => {
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
    return turnAndTell(editor, label);
  };
  expect(turn('done', 'Paragraph')).toEqual(['that a task is done']);
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
  turnInto(other.editor, find('Heading'));
  expect(other.write()[0]).toEqual(picture);
});

describe('what is lost is said however a type changes', () => {
  const openAndListen = (...body: DraftBlock[]) => {
    const { editor, write } = openEditor(body);
    const said: (string[] | undefined)[] = [];
    editor.on('transaction', ({ transaction }) => {
      if (transaction.docChanged) said.push(lostByTurning(transaction));
    });
    return { editor, write, said };
  };
  /** Types at the caret as a browser does. */
  const type = ({ view, state }: Editor, text: string) => {
    for (const sign of text) {
      const { from, to } = view.state.selection;
      const isUsed = view.someProp('handleTextInput', (handle) => handle(view, from, to, sign, () => state.tr));
      if (!isUsed) view.dispatch(view.state.tr.insertText(sign, from, to));
    }
  };

  test('by backticks that were typed', () => {
    const { editor, said } = openAndListen({ id: 1, type: 'paragraph', content: `<p>|${marked}</p>` });
    type(editor, '``` ');
    expect(editor.isActive('codeBlock')).toBe(true);
    expect(said.at(-1)).toEqual(['bold', 'links']);
    editor.view.dispatch(closeHistory(editor.state.tr));
    turnInto(editor, find('Paragraph'));
    editor.commands.selectAll();
    editor.commands.setBold();
    editor.view.dispatch(closeHistory(editor.state.tr));
    turnInto(editor, find('Code'));
    editor.view.dispatch(closeHistory(editor.state.tr));
    turnInto(editor, find('Paragraph'));
    undo(editor.state, editor.view.dispatch);
    expect(editor.isActive('codeBlock')).toBe(true);
    expect(said.at(-1)).toBeUndefined();
  });

  test('of several blocks at once', () => {
    const { editor, said } = openAndListen(
      { id: 1, type: 'cta', content: '|a', email: 'one@b.example' },
      { id: 2, type: 'cta', content: 'b|', email: 'two@b.example' },
    );
    turnInto(editor, find('Paragraph'));
    expect(said).toEqual([['the address one@b.example', 'the address two@b.example']]);
  });

  test('but not what somebody deletes, unticks, or takes the marks from', () => {
    const { editor, said } = openAndListen(
      { id: 1, type: 'paragraph', content: '<p>a| <strong>bold</strong></p>' },
      { id: 2, type: 'cta', content: 'b|c', email: 'one@b.example' },
      { ...doneTask, id: 3 },
    );
    editor.commands.deleteSelection();
    editor.commands.selectAll();
    editor.commands.unsetBold();
    editor.commands.updateAttributes('taskItem', { checked: false });
    expect(said.length).toBeGreaterThan(2);
    expect(said.filter((lost) => lost !== undefined)).toEqual([]);
    const over = openAndListen(
      { id: 1, type: 'paragraph', content: '<p>a|b</p>' },
      { id: 2, type: 'quote', content: '<p>c|d</p>', source: 'Ada' },
    );
    over.editor.commands.deleteSelection();
    expect(over.said).toEqual([undefined]);
  });
});
