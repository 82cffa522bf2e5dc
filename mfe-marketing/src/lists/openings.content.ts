import { readOpenings } from '../../content/read-openings';

/** All openings, newest first. `posted` is an ISO date. */
export const openings = readOpenings();

/** A job that is open. */
export type Opening = (typeof openings)[number];
