import { createDraft } from '../posts/post-draft';
import { type DraftHistory, reduceHistory, structure } from './draft-history';

const start: DraftHistory = { past: [], present: createDraft(new Date(2026, 0, 2)), future: [] };
const change = (history: DraftHistory, field: string, at: number, title: string) =>
  reduceHistory(history, { type: 'change', field, at, change: (draft) => ({ ...draft, title }) });
const undo = (history: DraftHistory) => reduceHistory(history, { type: 'undo' });
const redo = (history: DraftHistory) => reduceHistory(history, { type: 'redo' });
const titles = ({ past, present, future }: DraftHistory) =>
  [past, [present], future].map((drafts) => drafts.map(({ title }) => title).join());

test('changes of one field within a second of each other are one step', () => {
  const typed = change(change(start, 'title', 0, 'A'), 'title', 999, 'AB');
  expect(titles(typed)).toEqual(['', 'AB', '']);
  expect(typed.past).toHaveLength(1);
  expect(change(typed, 'title', 1999, 'ABC').past).toHaveLength(2);
});

test.each([
  ['another field', 'title', 'author'],
  ['a block added, moved or deleted', structure, structure],
])('%s is a step of its own', (_name, first, second) => {
  expect(change(change(start, first, 0, 'A'), second, 1, 'B').past).toHaveLength(2);
});

test('undo and redo walk through the steps, and stop at the ends', () => {
  const changed = change(change(start, 'title', 0, 'A'), 'title', 5000, 'B');
  expect(titles(undo(changed))).toEqual(['', 'A', 'B']);
  expect(titles(undo(undo(changed)))).toEqual(['', '', 'A,B']);
  expect(titles(redo(undo(changed)))).toEqual([',A', 'B', '']);
  expect(undo(start)).toBe(start);
  expect(redo(changed)).toBe(changed);
});

test('a change after an undo ends what could be redone, and is a step of its own', () => {
  const changed = change(undo(change(change(start, 'title', 0, 'A'), 'title', 5000, 'B')), 'title', 5001, 'C');
  expect(titles(changed)).toEqual([',A', 'C', '']);
});

test('200 steps can be undone', () => {
  let history = start;
  for (let step = 1; step <= 250; step += 1) history = change(history, structure, step, String(step));
  expect(history.past).toHaveLength(200);
  expect(history.past[0]?.title).toBe('50');
});
