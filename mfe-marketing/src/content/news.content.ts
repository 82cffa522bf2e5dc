import { listNews } from '../../content/read-articles';

/** All news, newest first. */
export const news = listNews();
