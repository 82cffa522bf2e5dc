import { mediaAddress, type PictureFile } from '../media/media-file';
import type { PublishedPicture } from './published-picture';

/** Folder of a site, below its media, with the pictures of posts. */
export const postPicturesFolder = 'posts';

/** The files of a picture in the site's media, the AVIF files first. */
export function filesOfPicture({ name, avif, other }: PublishedPicture): string[] {
  const start = `${postPicturesFolder}/${name.slice(0, 16)}-`;
  return [...avif.map((file) => `${start}${file}.avif`), `${start}${other}.webp`];
}

/** A published picture as pages show it; its description is given where it is shown. */
export function showPicture(picture: PublishedPicture): PictureFile {
  const { width, height, avif, other } = picture;
  const sources = [...avif, other].map((file, index) => ({
    src: mediaAddress(filesOfPicture(picture)[index] ?? ''),
    width: Number.parseInt(file, 10),
  }));
  return { alt: '', width, height, avif: sources.slice(0, -1), webp: sources.at(-1) ?? { src: '', width } };
}
