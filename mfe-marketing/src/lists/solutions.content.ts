import { readSolutions } from '../../content/read-applications';

/** What the page of each solution says, by its id. */
export const solutionWords = readSolutions();
