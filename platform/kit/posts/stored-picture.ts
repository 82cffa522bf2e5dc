import * as v from 'valibot';
import { isFileName } from './stored-file';

/** Most bytes of a picture that is taken in. */
export const maxPictureBytes = 25 * 1024 * 1024;

/** Most pixels of a picture that is taken in. */
export const maxPicturePixels = 80_000_000;

/** Most pixels a side of a stored picture: a larger one is made smaller. A phone's picture stays as it is. */
export const maxKeptSide = 4096;

/** Most pixels a side of a picture that readers get. */
export const maxShownSide = 2560;

/** Path of the embedded server below which the tool stores and reads pictures and files; staff alone reach it. */
export const picturesPath = '/__pictures';

/**
 * Name of a stored picture: the digest of its bytes, and its format. Whatever it was, a photograph is kept as JPEG, anything
 * else as PNG. Earlier versions have kept drawings as SVG.
 */
const namePattern = /^[0-9a-f]{32}\.(jpg|png|svg)$/;

/** Whether a text is the name of a stored picture. */
export const isPictureName = (text: string): boolean => namePattern.test(text);

/** Whether a text is the name of a stored picture or file: a store keeps both in one place, and by the same rules. */
export const isStoredName = (text: string): boolean => isPictureName(text) || isFileName(text);

/** The names of stored pictures and files in a text, such as the JSON of a document. */
export const storedNamesIn = (text: string): string[] =>
  text.match(/\b[0-9a-f]{32}\.(?:jpg|png|svg|pdf|stp|zip)\b/g) ?? [];

/** Schema of a picture, or a file to download, as a store keeps it for the tool. */
export const storedPictureSchema = v.object({
  name: v.pipe(v.string(), v.check(isStoredName, 'must be the name of a stored picture or file')),
  /** Size in px, upright; 0 of a file. */
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
  /** ISO time at which it was taken in first. */
  addedAt: v.string(),
  /** The file that somebody chose, for the library's search. Readers never see it. */
  fileName: v.optional(v.string(), ''),
  /** Whether it moved: its first frame was kept, because nobody can stop what moves by itself (WCAG 2.2.2). */
  wasAnimated: v.optional(v.boolean()),
});

/** A picture, or a file to download, as a store keeps it for the tool. */
export type StoredPicture = v.InferOutput<typeof storedPictureSchema>;

/** Schema of why a picture was refused, as the embedded server says it. */
export const pictureRefusalSchema = v.object({ message: v.string() });
