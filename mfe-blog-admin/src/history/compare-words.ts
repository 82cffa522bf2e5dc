import { diffArrays } from 'diff';

/** A piece of two texts: in both of them, or in one alone. */
export type WordChange = { kind: 'same' | 'gone' | 'new'; text: string };

/** Most milliseconds for one text: of two that have little in common, the difference is both of them as a whole. */
const timeout = 200;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const split = (text: string) => Array.from(words.segment(text), ({ segment }) => segment);

/** What is different in two texts, word by word, also where a script has no spaces between them. */
export function compareWords(before: string, after: string): WordChange[] {
  const changes = diffArrays(split(before), split(after), { timeout });
  if (!changes) return [gone(before), added(after)].filter(({ text }) => text !== '');
  return changes.map(({ added: isNew, removed, value }) => ({
    kind: isNew ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }));
}

const gone = (text: string): WordChange => ({ kind: 'gone', text });
const added = (text: string): WordChange => ({ kind: 'new', text });
