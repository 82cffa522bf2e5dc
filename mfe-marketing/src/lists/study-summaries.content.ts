import { readCaseStudies } from '../../content/read-case-studies';

/** One sentence of each case study. */
export const studySummaries = readCaseStudies(({ summary }) => summary);
