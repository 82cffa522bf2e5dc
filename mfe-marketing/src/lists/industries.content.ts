import { readIndustries } from '../../content/read-applications';

/** The texts of each industry's page, by its id. */
export const industryWords = readIndustries();
