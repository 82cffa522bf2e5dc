import { readIndustries } from '../../content/read-applications';

/** What the page of each industry says, by its id. */
export const industryWords = readIndustries();
