import { readHeads } from '../../../content/read-articles';

/** What is known of the podcasts before they are read, the newest first. */
export const podcastHeads = readHeads('podcasts');
