import { diffArrays, diffWordsWithSpace } from 'diff';
import type { PageTexts } from './read-texts';

/** A piece of a text: in both, in the earlier one alone, or in the later one alone. */
export type TextPart = { kind: 'same' | 'gone' | 'new'; text: string };

/** A text that came, went or reads differently, and where it stands. */
export type TextChange = { where: 'title' | 'description' | 'page'; parts: readonly TextPart[] };

/** How many additions and removals are looked for before two texts are taken as different altogether: bounds the time. */
const maxEdits = 500;

/** Most texts that are compared with each other to find which one became which. */
const maxPaired = 40;

/** Share of the words that two texts must have in common to be one that was changed. */
const likeness = 0.4;

/** What reads differently on a page. */
export const compareTexts = (before: PageTexts, after: PageTexts): TextChange[] => [
  ...compareLines('title', [before.title], [after.title]),
  ...compareLines('description', [before.description], [after.description]),
  ...compareLines('page', before.main, after.main),
];

/** What differs between two lists of texts, in their order. */
export function compareLines(
  where: TextChange['where'],
  before: readonly string[],
  after: readonly string[],
): TextChange[] {
  const isRead = (text: string) => text !== '';
  const [one, other] = [before.filter(isRead), after.filter(isRead)];
  const runs = diffArrays(one, other, { maxEditLength: maxEdits }) ?? [
    { value: one, removed: true, added: false },
    { value: other, removed: false, added: true },
  ];
  const changes: TextChange[] = [];
  let gone: string[] = [];
  let came: string[] = [];
  const settle = () => {
    changes.push(...pairTexts(gone, came).map((parts) => ({ where, parts })));
    [gone, came] = [[], []];
  };
  for (const { value, removed, added } of runs) {
    if (removed) gone.push(...value);
    else if (added) came.push(...value);
    else settle();
  }
  settle();
  return changes;
}

/** Of texts that went and came at one place, those that are alike are the same text, changed. */
function pairTexts(gone: readonly string[], came: readonly string[]): TextPart[][] {
  const whole = (kind: TextPart['kind']) => (text: string) => [{ kind, text }];
  if (gone.length > maxPaired || came.length > maxPaired)
    return [...gone.map(whole('gone')), ...came.map(whole('new'))];
  const paired: TextPart[][] = [];
  let next = 0;
  for (const text of gone) {
    const at = came.findIndex((one, index) => index >= next && areAlike(text, one));
    const became = came[at];
    if (became === undefined) {
      paired.push(whole('gone')(text));
      continue;
    }
    paired.push(...came.slice(next, at).map(whole('new')), compareWords(text, became));
    next = at + 1;
  }
  return [...paired, ...came.slice(next).map(whole('new'))];
}

/** Whether most words of two texts are the same. */
function areAlike(one: string, other: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  const common = words.filter((word) => {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    return count > 0;
  });
  return (2 * common.length) / (words.length + others.length) >= likeness;
}

function compareWords(before: string, after: string): TextPart[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: maxEdits });
  if (!parts) {
    return [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ];
  }
  return joinRuns(
    parts.map(({ value, added, removed }) => ({ kind: added ? 'new' : removed ? 'gone' : 'same', text: value })),
  );
}

/** Several words in a row that were replaced are read as one replacement, whatever spaces between them stayed. */
function joinRuns(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  let run: { gone: string; new: string } | undefined;
  parts.forEach(({ kind, text }, index) => {
    const goesOn = kind !== 'same' || (text.trim() === '' && run && index + 1 < parts.length);
    if (!goesOn) {
      joined.push(...endRun(run), { kind, text });
      run = undefined;
      return;
    }
    run ??= { gone: '', new: '' };
    if (kind !== 'new') run.gone += text;
    if (kind !== 'gone') run.new += text;
  });
  return [...joined, ...endRun(run)];
}

function endRun(run: { gone: string; new: string } | undefined): TextPart[] {
  const kinds = ['gone', 'new'] as const;
  return kinds.flatMap((kind) => (run?.[kind] ? [{ kind, text: run[kind] }] : []));
}
