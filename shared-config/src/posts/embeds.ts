import type { FilmFile } from 'kit/media/media-file';
import { filmLiftersInAisle, filmWorldMap } from '../media/catalog';

/** A film of the site that a post may show. */
type EmbeddedFilm = { name: string; title: string; file: FilmFile };

/** The films of the site, by the name under which posts store them. */
export const embeddedFilms: readonly EmbeddedFilm[] = [
  { name: 'lifters-in-aisle', title: 'Lifters at work in an aisle', file: filmLiftersInAisle },
  { name: 'world-map', title: 'Where our robots run', file: filmWorldMap },
];
