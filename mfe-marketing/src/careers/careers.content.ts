import { readPage } from '../../content/read-pages';

/** The text of the page about jobs. */
export const careers = readPage('careers', {
  chapters: ['openings', 'how'],
  inserts: ['openings'],
  entriesIn: ['how'],
});
