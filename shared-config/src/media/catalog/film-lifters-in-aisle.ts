// Written by media/publish-media.ts; do not edit.
import { describeFilm, type FilmFile } from '../media-file';
import { liftersInAisle } from './lifters-in-aisle';

export const filmLiftersInAisle: FilmFile = describeFilm("film-hero-home", {"mp4":"f22dbd3d","webm":"a4296667"}, [1024,576], liftersInAisle);
