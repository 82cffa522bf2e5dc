import { readUseCases } from '../../content/read-applications';

/** The texts of each use case's page, by its id. */
export const useCaseWords = readUseCases();
