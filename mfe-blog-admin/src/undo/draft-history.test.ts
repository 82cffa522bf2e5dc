import { createDraft } from '../posts/post-draft';
import { type DraftHistory, reduceHistory, structure } from './draft-history';

const start: DraftHistory = { past: [], present: createDraft(new Date(2026, 0, 2)), future: [] };
const change = (history: DraftHistory, field: string, at: number, title: string) =>
  reduceHistory(history, { type: 'change', field, at, change: (draft) => ({ ...draft, title }) });
const undo = (history: DraftHistory) => reduceHistory(history, { type: 'undo' });
const redo = (history: DraftHistory) => reduceHistory(history, { type: 'redo' });
const titles = ({ past, present, future }: DraftHistory) =>
  [past, [present], future].map((drafts) => drafts.map(({ title }) => title).join());

/** Types a text letter by letter. @param pace time in ms between two letters */
const type = (history: DraftHistory, text: string, pace: number) =>
  [...text].reduce((typed, _letter, index) => change(typed, 'title', index * pace, text.slice(0, index + 1)), history);
const steps = ({ past, present }: DraftHistory) => [...past.slice(1), present].map(({ title }) => title);

test('typing without a rest is one step a word', () => {
  expect(steps(type(start, 'A few words', 50))).toEqual(['A', 'A few', 'A few words']);
});

test('a rest of half a second ends a step, and so does a second of typing', () => {
  expect(steps(type(start, 'abc', 499))).toEqual(['abc']);
  expect(steps(type(start, 'abc', 500))).toEqual(['a', 'ab', 'abc']);
  expect(steps(type(start, 'abcdefghijkl', 100))).toEqual(['abcdefghij', 'abcdefghijkl']);
});

test('one undo takes back the last word of twenty, in a paragraph too', () => {
  const write = (history: DraftHistory, words: number) =>
    reduceHistory(history, {
      type: 'change',
      field: 'block 1',
      at: words * 10,
      change: (draft) => ({
        ...draft,
        content: [{ id: 1, type: 'paragraph', content: `<p>${'word '.repeat(words)}</p>` }],
      }),
    });
  let history = start;
  for (let words = 1; words <= 20; words += 1) history = write(history, words);
  expect(undo(history).present.content[0]).toMatchObject({ content: `<p>${'word '.repeat(19)}</p>` });
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
