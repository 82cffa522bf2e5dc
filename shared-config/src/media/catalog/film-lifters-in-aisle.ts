// Written by media/publish/publish-media.ts; do not edit.
import { describeFilm, type FilmFile } from 'kit/media/media-file';
import { liftersInAisle } from './lifters-in-aisle';

export const filmLiftersInAisle: FilmFile = describeFilm("film-hero-home", {"mp4":"fd220e2c","webm":"e9ed26ff"}, [1280,720], liftersInAisle);
