import { notFoundFile } from 'kit/contract/site-index';
import { thankYouPath } from 'kit/forms/thank-you-path';
import { pageFile } from './page-file';
import type { PlannedPage } from './planned-page';

/** Pages that the shell brings itself. */
export const shellPages: PlannedPage[] = [
  {
    location: thankYouPath,
    file: pageFile(thankYouPath),
    page: { kind: 'route', location: thankYouPath },
    indexed: false,
  },
  { location: '/404', file: notFoundFile, page: { kind: 'not-found' }, indexed: false },
];
