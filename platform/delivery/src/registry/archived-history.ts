import * as v from 'valibot';

/** Lines in each document of old ones (`firestore.rules` have the same number). */
const linesPerDocument = 100;

/**
 * Lines that stay in the document of a package. A line has some 500 bytes, and Firestore's documents hold 1 MiB; who knows nothing of old
 * lines still finds the version before the live one here.
 */
const maxLines = 2 * linesPerDocument;

/** Schema of a document's number of lines that stand in documents of their own; absent where none do. */
export const archivedSchema = v.object({
  archived: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.multipleOf(linesPerDocument)), 0),
});

/** Schema of a document of old lines. */
export const oldLinesSchema = v.object({ lines: v.pipe(v.array(v.unknown()), v.length(linesPerDocument)) });

/** The id of the document of old lines that begins with this line of the whole history. */
export const oldLinesId = (first: number): string => String(first);

/** The ids of all documents of old lines, the oldest first. @param archived how many lines stand in them */
export const listOldLines = (archived: number): string[] =>
  Array.from({ length: archived / linesPerDocument }, (_, index) => oldLinesId(index * linesPerDocument));

/**
 * How many lines of a history stand in documents of their own once it is written: some more than before when it has become too long.
 * @param length of the whole history
 */
export const archivedNext = (length: number, archived: number): number =>
  length - archived > maxLines ? archived + linesPerDocument : archived;
