import { diffArrays } from 'diff';
import { splitWords } from './split-words';

/** A piece of two texts: in both of them, or in one alone. */
export type WordChange = { kind: 'same' | 'gone' | 'new'; text: string };

/**
 * Most words that are gone or new in one text, a few milliseconds of work: of two that have little in common, the difference is both
 * of them as a whole.
 */
const maxEditLength = 300;

const split = (text: string) => splitWords(text).map(({ segment }) => segment);

/** Most characters of all texts of a post that are compared word by word, a second of work; of the others, the difference is both as a whole. */
const maxCompared = 100_000;

/** The differences in each of a post's texts, word by word as far as that takes no longer than a reader waits. */
export function compareTexts(texts: readonly { before: string; after: string }[]): WordChange[][] {
  let room = maxCompared;
  return texts.map(({ before, after }) => {
    if (before === after) return [{ kind: 'same', text: after }];
    if (before === '' || after === '') return showBoth(before, after);
    const length = before.length + after.length;
    if (length > room) return showBoth(before, after);
    room -= length;
    return compareWords(before, after);
  });
}

const showBoth = (before: string, after: string) => [gone(before), added(after)].filter(({ text }) => text !== '');

/** The differences between two texts, word by word, also where a script has no spaces between them. */
export function compareWords(before: string, after: string): WordChange[] {
  const changes = diffArrays(split(before), split(after), { maxEditLength });
  if (!changes) return showBoth(before, after);
  return changes.map(({ added: isNew, removed, value }) => ({
    kind: isNew ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }));
}

const gone = (text: string): WordChange => ({ kind: 'gone', text });
const added = (text: string): WordChange => ({ kind: 'new', text });
