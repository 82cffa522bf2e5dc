import { listReports } from '../../content/read-articles';

/** All reports, newest first. */
export const reports = listReports();
