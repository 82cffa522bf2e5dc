import { readPage } from '../../../content/read-pages';

/** The text of the page about service plans. */
export const service = readPage('service', {
  chapters: ['plans', 'case'],
  inserts: ['plans', 'every-plan', 'no-plan', 'questions'],
  entriesIn: ['case'],
});
