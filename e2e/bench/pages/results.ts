import type { Figure, Figures } from './figures';
import type { Variant } from './variants';

/** The figures of one page in every variant, one entry for each round. */
export type RouteResults = { route: string; rounds: Readonly<Record<Variant, readonly Figures[]>> };

/** How a run was made: so that somebody else can judge and repeat it. */
type RunConditions = {
  rounds: number;
  /** Cores that the operating system offers. */
  cores: number;
  browser: string;
  lighthouse: string;
  /** ISO date of the day. */
  date: string;
};

/** What was measured. @property repeated turns that were measured again, each with the reason */
export type Measured = { routes: readonly RouteResults[]; repeated: readonly string[] };

/** A whole run. */
export type Results = Measured & { conditions: RunConditions };

/** What was measured of a figure of a page in a variant, round by round. */
export const valuesOf = ({ rounds }: RouteResults, variant: Variant, figure: Figure): number[] =>
  rounds[variant].map((measured) => measured[figure]);

/** Something for each variant. */
export const byVariant = <Value>(create: (variant: Variant) => Value): Record<Variant, Value> => ({
  floor: create('floor'),
  composed: create('composed'),
  'hydrated-at-load': create('hydrated-at-load'),
  monolith: create('monolith'),
  federation: create('federation'),
});
