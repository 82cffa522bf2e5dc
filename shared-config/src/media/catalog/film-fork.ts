// Written by media/publish-media.ts; do not edit.
import { describeFilm, type FilmFile } from '../media-file';
import { robotFork } from './robot-fork';

export const filmFork: FilmFile = describeFilm("film-fork", {"mp4":"105b64fe","webm":"8286c5c0"}, [560,420], robotFork);
