import { readCaseStudies } from '../../content/read-case-studies';

/** The long texts of all case studies, as their files have them. */
export const writtenStudies = readCaseStudies(({ text }) => text);
