import { readHeads } from '../../../content/read-articles';

/** What is known of the blogs before they are read, the newest first. */
export const blogHeads = readHeads('blogs');
