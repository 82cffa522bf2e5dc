// Written by media/publish-media.ts; do not edit.
import { describeFilm, type FilmFile } from '../media-file';
import { robotLifter } from './robot-lifter';

export const filmLifter: FilmFile = describeFilm("film-lifter", {"mp4":"5ad63564","webm":"ddb93dc0"}, [560,420], robotLifter);
