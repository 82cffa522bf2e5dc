import { readUseCases } from '../../content/read-applications';

/** What the page of each use case says, by its id. */
export const useCaseWords = readUseCases();
