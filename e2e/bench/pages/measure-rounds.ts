import type { Lighthouse } from '../../lighthouse/open-lighthouse';
import { describeProgress } from './describe-progress';
import type { Figures } from './figures';
import type { CheckedRoute } from './judge-pages';
import { measurePage } from './measure-page';
import { orderTurns } from './order-turns';
import { byVariant, type RouteResults } from './results';
import type { Variant } from './variants';

/** A run. @property addressOf origin that serves a variant */
export type Run = {
  lighthouse: Lighthouse;
  addressOf: (variant: Variant) => string;
  checked: readonly CheckedRoute[];
  rounds: number;
  report: (message: string) => void;
};

/**
 * Measures every page in every variant, round by round. What fails is measured once more.
 * @throws {Error} naming page and variant, when it fails again.
 */
export async function measureRounds({
  lighthouse,
  addressOf,
  checked,
  rounds,
  report,
}: Run): Promise<readonly RouteResults[]> {
  const measured = new Map(checked.map(({ route }) => [route, byVariant((): Figures[] => [])]));
  const turns = orderTurns(
    checked.map(({ route }) => route),
    rounds,
  );
  const began = performance.now();
  for (const [index, { round, route, variant }] of turns.entries()) {
    const name = `Round ${round + 1} of ${rounds}, ${route}, ${variant}`;
    report(`${name}: ${describeProgress(index, turns.length, performance.now() - began)}`);
    const measure = () => measurePage(lighthouse, addressOf(variant) + route);
    const figures = await measure().catch((error: unknown) => {
      report(`${name}: measured once more. ${String(error)}`);
      return measure().catch((cause: unknown) => {
        throw new Error(`${name}: ${String(cause)}. Nothing was written; run it again`, { cause });
      });
    });
    const scripts = (checked.find((one) => one.route === route)?.pages[variant].scriptBytes ?? 0) / 1000;
    measured.get(route)?.[variant].push({ ...figures, scripts });
  }
  return Array.from(measured, ([route, rounds]) => ({ route, rounds }));
}
