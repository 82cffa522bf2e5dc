// Written by media/publish-media.ts; do not edit.
import { describeFilm, type FilmFile } from '../media-file';
import { robotDualConveyor } from './robot-dual-conveyor';

export const filmDualConveyor: FilmFile = describeFilm("film-dual-conveyor", {"mp4":"91a29a65","webm":"72cb3c64"}, [560,420], robotDualConveyor);
