const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Spaces, and the text between them, in pieces of a bounded length: the time of a segmenter grows with the square of that. */
const pieces = /\s{1,1000}|\S{1,1000}/gu;

/** The words of a text and the characters between them, in their order, also where a script has no spaces. */
export const splitWords = (text: string): Intl.SegmentData[] =>
  Array.from(text.matchAll(pieces), ([piece]) => Array.from(words.segment(piece))).flat();
