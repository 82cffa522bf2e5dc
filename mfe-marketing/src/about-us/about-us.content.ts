import { readAboutUs } from '../../content/read-pages';

/** The text of the page about the company, with its people, places and history. */
export const aboutUs = readAboutUs({
  chapters: ['making', 'numbers', 'places', 'people', 'milestones', 'clients'],
  inserts: ['numbers', 'places', 'people', 'history', 'clients'],
  entriesIn: ['principles'],
});
