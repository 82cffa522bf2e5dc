import { reportCover } from '../../content/reports';
import { reportHeads as written } from './report-heads.content';

/** The reports, the newest first, each with the address of its drawn cover. */
export const reportHeads = written.map((head) => ({ ...head, cover: reportCover(head.slug) }));
