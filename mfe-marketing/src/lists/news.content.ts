import { listNews } from '../../content/list-articles';

/** All news, newest first. */
export const news = listNews();
