// Written by media/publish-media.ts; do not edit.
import { describeFilm, type FilmFile } from '../media-file';
import { robotSingleConveyor } from './robot-single-conveyor';

export const filmSingleConveyor: FilmFile = describeFilm("film-single-conveyor", {"mp4":"502438a8","webm":"55b1fe51"}, [560,420], robotSingleConveyor);
