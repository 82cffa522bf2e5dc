import { readLandingPages } from '../../content/read-landing-pages';

/** The content of each of the three landing pages; all else is the same on them (specification §1, §2 Landing pages). */
export const landings = readLandingPages();

/** The content of one landing page. */
export type LandingContent = (typeof landings)['lp1'];
