// Written by media/publish-media.ts; do not edit.
import { describeFilm, type FilmFile } from '../media-file';
import { worldMap } from './world-map';

export const filmWorldMap: FilmFile = describeFilm("film-world-map", {"mp4":"dd130fbd","webm":"66745589"}, [1280,640], worldMap);
