import { readSolutions } from '../../content/read-applications';

/** The texts of each solution's page, by its id. */
export const solutionWords = readSolutions();
