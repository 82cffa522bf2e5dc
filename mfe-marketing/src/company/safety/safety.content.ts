import { readPage } from '../../../content/read-pages';

/** The text of the page about safety and cybersecurity. */
export const safety = readPage('safety', {
  chapters: ['functions', 'updates', 'report'],
  inserts: ['fields', 'functions', 'standards'],
});
