import { readHeads } from '../../../content/read-articles';

/** What is known of the news before they are read, the newest first. */
export const newsHeads = readHeads('news');
