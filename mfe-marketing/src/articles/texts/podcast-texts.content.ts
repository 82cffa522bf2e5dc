import { readTexts } from '../../../content/read-articles';

/** The texts of the podcasts, by the last word of their address. */
export const podcastTexts = readTexts('podcasts');
