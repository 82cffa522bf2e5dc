import * as v from 'valibot';
import { mediaAddress, type PictureFile } from '../media/media-file';

const fileSchema = v.tuple([v.number(), v.string()]);

/**
 * Schema of the files that compose has made of a stored picture. A file is its width in px and the digest of its content, which its
 * name consists of: nothing of it is the writer's.
 */
export const publishedPictureSchema = v.object({
  /** Name in the store. */
  name: v.string(),
  /** Size in px of the largest file. */
  width: v.number(),
  height: v.number(),
  /** Empty of a drawing, and as long as they are being made. */
  avif: v.array(fileSchema),
  /** In WebP; of a drawing the drawing itself. */
  other: fileSchema,
});

/** Schema of a picture for whoever a post is shared with: a JPEG of 1200 by 630 px in the site's media, and its size in bytes. */
export const sharedPictureSchema = v.object({ file: v.string(), bytes: v.number() });

/** The files that compose has made of a stored picture. */
export type PublishedPicture = v.InferOutput<typeof publishedPictureSchema>;

/** Folder of a site, below its media, with the pictures of posts. */
export const postPicturesFolder = 'posts';

const fileOf = (name: string, [width, digest]: readonly [number, string], extension: string) =>
  `${postPicturesFolder}/${name.slice(0, 16)}-${width}.${digest}.${extension}`;

/** The files of a picture in the site's media, the AVIF files first. */
export function filesOfPicture({ name, avif, other }: PublishedPicture): string[] {
  const extension = name.endsWith('.svg') ? 'svg' : 'webp';
  return [...avif.map((file) => fileOf(name, file, 'avif')), fileOf(name, other, extension)];
}

/** A published picture as pages show it; what describes it is said where it is shown. */
export function showPicture(picture: PublishedPicture): PictureFile {
  const { width, height, avif, other } = picture;
  const addresses = filesOfPicture(picture).map(mediaAddress);
  return {
    alt: '',
    width,
    height,
    avif: avif.map(([fileWidth], index) => ({ src: addresses[index] ?? '', width: fileWidth })),
    webp: { src: addresses[avif.length] ?? '', width: other[0] },
  };
}
