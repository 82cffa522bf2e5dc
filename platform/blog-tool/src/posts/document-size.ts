import type { PlainFields } from './plain-values';

/** Maximum size of a document in bytes (firebase.google.com/docs/firestore/quotas). */
export const maxDocumentSize = 1_048_576;

/** Room for a document's name, and for the fields that are set when it is saved. */
const reserve = 1024;

/** The size of a document in bytes, as Firestore counts it; a little more than it will be. */
export const documentSize = (fields: PlainFields | object): number => sizeOf(fields) + reserve;

const textSize = (text: string) => new TextEncoder().encode(text).length + 1;

function sizeOf(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return textSize(value);
    case 'number':
      return 8;
    case 'object':
      if (value === null) return 1;
      if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + sizeOf(one), 0);
      return sizeOfFields(value);
    default:
      return 1;
  }
}

/** Data never changes, and of a long post all blocks but one are as they were. */
const known = new WeakMap<object, number>();

function sizeOfFields(fields: object): number {
  const size =
    known.get(fields) ?? Object.entries(fields).reduce((sum, [name, one]) => sum + textSize(name) + sizeOf(one), 0);
  known.set(fields, size);
  return size;
}

/** The warning for a post of this size (bytes): none while there is room, else how much is left. */
export function describeSize(size: number): { isTooLarge: boolean; text: string } | undefined {
  if (size < maxDocumentSize * 0.9) return undefined;
  const percent = Math.floor((size / maxDocumentSize) * 100);
  return size > maxDocumentSize
    ? {
        isTooLarge: true,
        text: `This post is too long to be saved: ${percent}% of 1 MB. Move some blocks into a second post.`,
      }
    : { isTooLarge: false, text: `This post uses ${percent}% of the 1 MB limit.` };
}
