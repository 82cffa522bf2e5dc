import { filmLiftersInAisle, filmWorldMap } from '../media/catalog';
import type { FilmFile } from '../media/media-file';

/** A film of the site that a post may show. */
type EmbeddedFilm = { name: string; title: string; file: FilmFile };

/** The films of the site, by the name under which posts store them. */
export const embeddedFilms: readonly EmbeddedFilm[] = [
  { name: 'lifters-in-aisle', title: 'Lifters at work in an aisle', file: filmLiftersInAisle },
  { name: 'world-map', title: 'Where our robots run', file: filmWorldMap },
];
