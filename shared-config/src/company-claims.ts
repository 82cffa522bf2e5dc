import { site } from './site';

/** A claim whose number counts up on the page; the suffix stays as it is. */
export type CountedClaim = { value: number; suffix: string; label: string };

/** The base of the three stat cards' counts: more than the robot line's own claims below. */
export const countedClaimsBase = 'All systems, robots of other brands included';

/** The claims of the three stat cards (specification §2 Home page, §3 Statistics). */
export const countedClaims: readonly CountedClaim[] = [
  { value: 150, suffix: '+', label: 'Systems Deployed' },
  { value: 2, suffix: 'M', label: 'Total Production Hours' },
  { value: 30, suffix: '+', label: 'Global Clients' },
];

/** Hours that robots of the line have worked (specification §2). */
export const robotHoursClaim = '1.2 million production hours';

/** Customers of the line, as a headline says it (specification §2). */
export const robotClientsClaim = '20+ global enterprises';

/** The same customers in a sentence. */
export const robotClientsInWords = 'more than 20 global enterprises';

/** Share of their production hours in which the robots were ready for work. */
export const robotUptimeClaim = 'over 99% uptime';

/** The robot line's claim as one sentence (specification §2). */
export const robotLineClaim = `${site.robotLineName} robots have worked ${robotHoursClaim} for ${robotClientsClaim}, with ${robotUptimeClaim}.`;
