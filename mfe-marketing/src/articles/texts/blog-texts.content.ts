import { readTexts } from '../../../content/read-articles';

/** The texts of the blogs, by the last word of their address. */
export const blogTexts = readTexts('blogs');
