import { readPage } from '../../../content/read-pages';

/** The text of the press kit. */
export const press = readPage('press', {
  chapters: ['texts', 'logo', 'pictures'],
  inserts: ['kit', 'logos', 'pictures'],
  entriesIn: ['texts'],
});
