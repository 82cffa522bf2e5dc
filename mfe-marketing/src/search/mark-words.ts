import { findWords } from './split-text';

/** A piece of a text, and whether it is what was searched for. */
export type Piece = { text: string; isMarked: boolean };

/** Characters of an excerpt, about two lines. */
const excerptLength = 180;

/** Characters of it before the first word that was found. */
const before = 60;

/** Divides a text where its words are among those that were searched for, in any form. */
export function markWords(text: string, words: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to > end) pieces.push({ text: text.slice(end, to), isMarked });
    end = Math.max(end, to);
  };
  for (const word of findWords(text)) {
    if (!word.forms.some((form) => words.has(form))) continue;
    add(word.start, false);
    add(word.end, true);
  }
  add(text.length, false);
  return pieces;
}

/** The part of a text around the first of the words that were found; its beginning where none of them is in it. */
export function excerptOf(text: string, words: ReadonlySet<string>): string {
  if (text.length <= excerptLength) return text;
  const first = findFirst(text, words);
  const from = Math.min(first - before, text.length - excerptLength);
  // From one gap between words to another.
  const start = from <= 0 ? 0 : text.indexOf(' ', from) + 1;
  const last = text.lastIndexOf(' ', start + excerptLength);
  const isWhole = start + excerptLength >= text.length;
  const end = isWhole || last <= start ? start + excerptLength : last;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

function findFirst(text: string, words: ReadonlySet<string>): number {
  for (const { start, forms } of findWords(text)) if (forms.some((form) => words.has(form))) return start;
  return 0;
}
