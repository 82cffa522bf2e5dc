import { readTexts } from '../../../content/read-articles';

/** The texts of the reports, by the last word of their address. */
export const reportTexts = readTexts('reports');
