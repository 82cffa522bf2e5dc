// Written by media/publish-media.ts; do not edit.
import { describeFilm, type FilmFile } from '../media-file';
import { liftersInAisle } from './lifters-in-aisle';

export const filmLiftersInAisle: FilmFile = describeFilm("film-hero-home", {"mp4":"0afe0b86","webm":"bbb3a7af"}, [1280,720], liftersInAisle);
