import { readArticlesApart } from '../../content/read-articles';

/** The loader of each article, by its address: each is in a script of its own. */
export const loadArticles = readArticlesApart(['blogs', 'news', 'reports', 'podcasts']);
