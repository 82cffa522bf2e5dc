import { describeProgress } from './describe-progress';
import type { Figures } from './figures';
import type { CheckedRoute } from './judge-pages';
import { orderTurns } from './order-turns';
import { byVariant, type Measured } from './results';
import type { Variant } from './variants';

/** How often a page is tried in a turn: Lighthouse finds no beginning in some traces, and gives up where the processor finds no rest. */
const maxAttempts = 5;

/** A run. @property measure loads a page and measures it; rejects when that did not work */
export type Run = {
  measure: (variant: Variant, route: string) => Promise<Omit<Figures, 'scripts'>>;
  checked: readonly CheckedRoute[];
  rounds: number;
  report: (message: string) => void;
};

/**
 * Measures every page in every variant, round by round. What fails is measured again, which is noted.
 * @throws {Error} naming page and variant, when it fails each time.
 */
export async function measureRounds({ measure, checked, rounds, report }: Run): Promise<Measured> {
  const measured = new Map(checked.map(({ route }) => [route, byVariant((): Figures[] => [])]));
  const repeated: string[] = [];
  const turns = orderTurns(
    checked.map(({ route }) => route),
    rounds,
  );
  const began = performance.now();
  for (const [index, { round, route, variant }] of turns.entries()) {
    const name = `Round ${round + 1} of ${rounds}, ${route}, ${variant}`;
    report(`${name}: ${describeProgress(index, turns.length, performance.now() - began)}`);
    const figures = await repeat(
      () => measure(variant, route),
      (reason) => {
        repeated.push(`${name}: ${reason}`);
        report(`${name}: measured again. ${reason}`);
      },
    ).catch((cause: unknown) => {
      throw new Error(`${name}: ${reasonOf(cause)}. Nothing was written; run it on a machine that is idle`, { cause });
    });
    const scripts = (checked.find((one) => one.route === route)?.pages[variant].scriptBytes ?? 0) / 1000;
    measured.get(route)?.[variant].push({ ...figures, scripts });
  }
  return { routes: Array.from(measured, ([route, byRound]) => ({ route, rounds: byRound })), repeated };
}

/** Tries until it works, or has failed as often as it may. */
async function repeat<Value>(attempt: () => Promise<Value>, onFailure: (reason: string) => void): Promise<Value> {
  for (let attempts = 1; attempts < maxAttempts; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      onFailure(reasonOf(error));
    }
  }
  return attempt();
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
