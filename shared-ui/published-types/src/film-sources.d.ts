import type { FilmFile } from 'shared-config/media/media-file';
/** The formats of a film, for its `<video>`: the smaller one first, and nothing behind them (`play-film.ts`). */
export declare const FilmSources: ({ file }: {
    file: FilmFile;
}) => import("react").JSX.Element;
