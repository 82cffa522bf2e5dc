import { withBase } from '../page/base-path';

/** A picture as published: an AVIF file a width and one WebP file under `/media/`, named after their content. */
export type PictureFile = {
  /** Describes the picture to who cannot see it. */
  alt: string;
  /** Size in px of the largest file; the others have the same proportions. */
  width: number;
  height: number;
  avif: readonly MediaSource[];
  /** The same picture on a dark ground, for the dark colour scheme. */
  dark?: readonly MediaSource[];
  /** For browsers without AVIF. */
  webp: MediaSource;
};

/**
 * A picture that stands beside the sources of a package, as its build made it: `import photo from './photo.jpg'`. What it shows is
 * said where it is shown.
 */
export type OwnPicture = Omit<PictureFile, 'alt' | 'dark'> & { alt?: never; dark?: never };

/** A file of a picture, and its width in px. */
export type MediaSource = { src: string; width: number };

/** A film without sound as published, with a frame of its own as poster. */
export type FilmFile = { mp4: string; webm: string; width: number; height: number; poster: PictureFile };

/** A three-dimensional model as published: binary glTF 2.0, and its size. */
export type ModelFile = { glb: string; bytes: number };

/** The mark of a company as published: an SVG of one colour, legible on the page in both colour schemes. */
export type LogoFile = { name: string; src: string; width: number; height: number };

/** Address of a published file. @param file its name, which carries a hash of its content */
export const mediaAddress = (file: string): string => withBase(`/media/${file}`);

const addressOf = (name: string, hash: string, extension: string) => mediaAddress(`${name}.${hash}.${extension}`);

type FileHash = readonly [width: number, hash: string];

/**
 * A picture from its name, description and size, and from width and hash of each AVIF file, of the one WebP file, and of
 * each AVIF file of its dark version, if there is one.
 */
export function describePicture(
  name: string,
  alt: string,
  [width, height]: readonly [number, number],
  avif: readonly FileHash[],
  [webpWidth, webpHash]: FileHash,
  dark?: readonly FileHash[],
): PictureFile {
  const sources = (of: string, files: readonly FileHash[]) =>
    files.map(([width, hash]) => ({ src: addressOf(`${of}-${width}`, hash, 'avif'), width }));
  return {
    alt,
    width,
    height,
    avif: sources(name, avif),
    ...(dark ? { dark: sources(`${name}-dark`, dark) } : {}),
    webp: { src: addressOf(`${name}-${webpWidth}`, webpHash, 'webp'), width: webpWidth },
  };
}

/** A film from its name, the hashes of its files, its size and its poster. */
export function describeFilm(
  name: string,
  hashes: { mp4: string; webm: string },
  [width, height]: readonly [number, number],
  poster: PictureFile,
): FilmFile {
  return {
    mp4: addressOf(name, hashes.mp4, 'mp4'),
    webm: addressOf(name, hashes.webm, 'webm'),
    width,
    height,
    poster,
  };
}

/** The mark of a company from its name, its file without the ending, and its size. */
export const describeLogo = (name: string, file: string, width: number, height: number): LogoFile => ({
  name,
  src: mediaAddress(`${file}.svg`),
  width,
  height,
});
