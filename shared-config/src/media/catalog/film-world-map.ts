// Written by media/publish/publish-media.ts; do not edit.
import { describeFilm, type FilmFile } from 'kit/media/media-file';
import { worldMap } from './world-map';

export const filmWorldMap: FilmFile = describeFilm("film-world-map", {"mp4":"82abe1fc","webm":"81fb06f4"}, [1920,960], worldMap);
