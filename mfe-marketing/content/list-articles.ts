import { findPicture } from './find-picture';
import { readArticles } from './read-articles';

// The articles of each kind as its list shows them, the newest first.

/** The blogs as lists show them. */
export const listBlogs = () =>
  readArticles('blogs').map(({ slug, file, head: { title, category, picture, robots } }) => ({
    ...{ slug, title, category, robots },
    image: findPicture(file, picture),
  }));

/** The news as their list shows them. */
export const listNews = () =>
  readArticles('news').map(({ slug: id, head: { about, date, category, title, summary: text } }) => ({
    ...{ id, date, category, title, text },
    ...(about === undefined ? {} : { about }),
  }));

/** The reports as lists show them; `pages` are those of the PDF. */
export const listReports = () =>
  readArticles('reports').map(({ slug: id, head: { about, category, title, summary, pages } }) => {
    return { id, about, category, title, summary, pages };
  });

/** The episodes as their list shows them; `minutes` is the length of the conversation. */
export const listEpisodes = () =>
  readArticles('podcasts').map(({ slug: id, head: { about, number, category, title, date, minutes, summary } }) => {
    return { id, about, number, category, title, date, minutes, summary };
  });
