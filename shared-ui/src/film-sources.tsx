import type { FilmFile } from 'kit/media/media-file';

/** The formats of a film, for its `<video>`: the smaller one first, and nothing behind them (`play-film.ts`). */
export const FilmSources = ({ file }: { file: FilmFile }) => (
  <>
    <source src={file.webm} type="video/webm" />
    <source src={file.mp4} type="video/mp4" />
  </>
);
