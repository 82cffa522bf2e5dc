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
