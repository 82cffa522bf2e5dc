// Written by media/publish-media.ts; do not edit.
import { describeFilm, type FilmFile } from '../media-file';
import { robotAgvTugger } from './robot-agv-tugger';

export const filmAgvTugger: FilmFile = describeFilm("film-agv-tugger", {"mp4":"bfa9091c","webm":"16c93592"}, [560,420], robotAgvTugger);
