/** A claim with a number that counts up; prefix and suffix stay as they are. */
export type Statistic = { value: number; suffix: string; label: string };

/** The three stat cards (specification §2 Home page, §3 Statistics). */
export const statistics: readonly Statistic[] = [
  { value: 150, suffix: '+', label: 'Systems Deployed' },
  { value: 2, suffix: 'M', label: 'Total Production Hours' },
  { value: 30, suffix: '+', label: 'Global Clients' },
];
