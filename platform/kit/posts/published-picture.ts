import * as v from 'valibot';

/**
 * Schema of the files that compose has made of a stored picture. A file is its width in px and the digest of its content, such as
 * `480.0a1b2c3d`, of which its name consists: nothing of it is the writer's.
 */
export const publishedPictureSchema = v.object({
  /** Name in the store; of an SVG of earlier versions with `.png` at its end. */
  name: v.string(),
  /** Size in px of the largest file. */
  width: v.number(),
  height: v.number(),
  /** Empty as long as they are being made. */
  avif: v.array(v.string()),
  /** In WebP. */
  other: v.string(),
});

/** The files that compose has made of a stored picture. */
export type PublishedPicture = v.InferOutput<typeof publishedPictureSchema>;
