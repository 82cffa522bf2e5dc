import { readHeads } from '../../../content/read-articles';

/** What is known of the reports before they are read, the newest first. */
export const reportHeads = readHeads('reports');
