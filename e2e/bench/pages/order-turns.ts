import { type Variant, variants } from './variants';

/** One page in one variant, in one round. */
export type Turn = { round: number; route: string; variant: Variant };

/**
 * The order of a run: round by round, page by page, and there all variants one after the other, so that other work of the machine meets
 * all alike. With each round and page another variant begins: in five rounds each has every place once.
 */
export function orderTurns(routes: readonly string[], rounds: number): Turn[] {
  return Array.from({ length: rounds }, (_, round) =>
    routes.flatMap((route, index) => rotate(variants, round + index).map((variant) => ({ round, route, variant }))),
  ).flat();
}

const rotate = <Item>(items: readonly Item[], by: number): Item[] => {
  const first = by % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
};
