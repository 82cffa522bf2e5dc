import type { Figure } from './figure';

/**
 * The figures with which the calculator begins and the texts reckon, in %: of the operating speed on average, of the time in order, and of
 * the working time busy.
 */
export const planningBasis = { pace: 80, availability: 97, utilisation: 85 } as const;

/** The shortest that is stated: a fleet is planned with it. */
export const shortest = (hours: Figure<'hrs'>): number => ('value' in hours ? hours.value : hours.from);

/** The longest that is stated. */
export const longest = (hours: Figure<'hrs'>): number => ('value' in hours ? hours.value : hours.to);
