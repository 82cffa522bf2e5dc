import { readLandingPages } from '../../content/read-landing-pages';

/** What each of the three landing pages says; all else is the same on them (specification §1, §2 Landing pages). */
export const landings = readLandingPages();

/** What one landing page says. */
export type LandingContent = (typeof landings)['lp1'];
