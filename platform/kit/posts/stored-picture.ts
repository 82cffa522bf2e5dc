import * as v from 'valibot';

/** Most bytes of a picture that is taken in. */
export const maxPictureBytes = 25 * 1024 * 1024;

/** Most pixels of a picture that is taken in. */
export const maxPicturePixels = 80_000_000;

/** Most pixels a side of a stored picture: a larger one is made smaller. A phone's picture stays as it is. */
export const maxKeptSide = 4096;

/** Most pixels a side of a picture that readers get. */
export const maxShownSide = 2560;

/** Path of the embedded server below which the tool stores and reads pictures; staff alone reach it. */
export const picturesPath = '/__pictures';

/**
 * Name of a stored picture: the digest of its bytes, and its format. Whatever it was, a photograph is kept as JPEG, anything
 * else as PNG. Earlier versions have kept drawings as SVG.
 */
const namePattern = /^[0-9a-f]{32}\.(jpg|png|svg)$/;

/** Schema of the name of a stored picture. */
const pictureNameSchema = v.pipe(v.string(), v.regex(namePattern, 'must be the name of a stored picture'));

/** Whether a text is the name of a stored picture. */
export const isPictureName = (text: string): boolean => namePattern.test(text);

/** The names of stored pictures in a text, such as the JSON of a document. */
export const pictureNamesIn = (text: string): string[] => text.match(/\b[0-9a-f]{32}\.(?:jpg|png|svg)\b/g) ?? [];

/** Schema of a picture as a store keeps it for the tool. */
export const storedPictureSchema = v.object({
  name: pictureNameSchema,
  /** Size in px, upright. */
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

/** A picture as a store keeps it for the tool. */
export type StoredPicture = v.InferOutput<typeof storedPictureSchema>;

/** Schema of why a picture was refused, as the embedded server says it. */
export const pictureRefusalSchema = v.object({ message: v.string() });
