import { notFoundFile, pageFile } from './page-file';
import type { PlannedPage } from './plan-pages';

/** Pages that the shell brings itself. */
export const shellPages: PlannedPage[] = [
  {
    location: '/thank-you',
    file: pageFile('/thank-you'),
    page: { kind: 'route', location: '/thank-you' },
    indexed: false,
  },
  { location: '/404', file: notFoundFile, page: { kind: 'not-found' }, indexed: false },
];
