import { readArticlesApart } from '../../content/read-articles';

/** What loads an article, by its address: each is in a script of its own. */
export const loadArticles = readArticlesApart(['blogs', 'news', 'reports', 'podcasts']);
