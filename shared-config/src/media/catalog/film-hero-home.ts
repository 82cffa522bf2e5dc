// Written by media/publish-media.ts; do not edit.
import { describeFilm, type FilmFile } from '../media-file';
import { heroHome } from './hero-home';

export const filmHeroHome: FilmFile = describeFilm("film-hero-home", {"mp4":"f22dbd3d","webm":"a4296667"}, [1024,576], heroHome);
