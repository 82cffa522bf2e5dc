import { listReports } from '../../content/list-articles';

/** All reports, newest first. */
export const reports = listReports();
