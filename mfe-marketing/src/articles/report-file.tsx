import { nearSection } from 'kit/page/near-section';

/** The PDF of a report, below its text. */
export const ReportFile = nearSection(() => import('./report-download'));
