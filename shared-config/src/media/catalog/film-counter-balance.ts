// Written by media/publish-media.ts; do not edit.
import { describeFilm, type FilmFile } from '../media-file';
import { robotCounterBalance } from './robot-counter-balance';

export const filmCounterBalance: FilmFile = describeFilm("film-counter-balance", {"mp4":"ad790c73","webm":"a0cd43f1"}, [560,420], robotCounterBalance);
