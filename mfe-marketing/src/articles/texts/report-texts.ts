import type { ArticleText } from '../article-text';
import { reportFirstYear } from './report-first-year';
import { reportMixedFleets } from './report-mixed-fleets';
import { reportReadiness } from './report-readiness';
import { reportSizing } from './report-sizing';

/** The texts of the reports, by the last word of their address. */
export const reportTexts: Readonly<Record<string, ArticleText>> = {
  readiness: reportReadiness,
  'mixed-fleets': reportMixedFleets,
  sizing: reportSizing,
  'first-year': reportFirstYear,
};
