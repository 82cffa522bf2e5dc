import { readPage } from '../../content/read-pages';

/**
 * The imprint: the company responsible for the site (§ 5 DDG and § 18(2) MStV, because of the office in Germany), and which of its contents
 * are invented: its numbers and postal codes are zeros, so that none is anybody’s. The terms of use; the privacy policy (specification §2).
 */
export const legalTexts = {
  '/imprint': readPage('imprint'),
  '/terms': readPage('terms'),
  '/privacy': readPage('privacy'),
};
