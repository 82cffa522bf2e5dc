/** A picture as published: one file a width and format under `/media/`, named after their content. */
export type PictureFile = {
  /** Describes the picture to who cannot see it. */
  alt: string;
  /** Size in px of the largest file; the others have the same proportions. */
  width: number;
  height: number;
  avif: readonly MediaSource[];
  webp: readonly MediaSource[];
};

/** A file of a picture, and its width in px. */
export type MediaSource = { src: string; width: number };

/** A film without sound as published, with a frame of its own as poster. */
export type FilmFile = { mp4: string; webm: string; width: number; height: number; poster: PictureFile };

/** A three-dimensional model as published: binary glTF 2.0. */
export type ModelFile = { glb: string };

/** The mark of a company as published: an SVG of one colour, legible on the page in both colour schemes. */
export type LogoFile = { name: string; src: string; width: number; height: number };

/** Address of a published file: its name carries a hash of its content. */
const addressOf = (name: string, hash: string, extension: string) => `/media/${name}.${hash}.${extension}`;

/** A picture from its name, description and size, and from its files: width, hash of the AVIF, hash of the WebP. */
export function describePicture(
  name: string,
  alt: string,
  [width, height]: readonly [number, number],
  files: readonly (readonly [width: number, avif: string, webp: string])[],
): PictureFile {
  return {
    alt,
    width,
    height,
    avif: files.map(([of, hash]) => ({ src: addressOf(`${name}-${of}`, hash, 'avif'), width: of })),
    webp: files.map(([of, , hash]) => ({ src: addressOf(`${name}-${of}`, hash, 'webp'), width: of })),
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
