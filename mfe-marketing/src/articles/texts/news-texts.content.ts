import { readTexts } from '../../../content/read-articles';

/** The texts of the news, by the last word of their address. */
export const newsTexts = readTexts('news');
