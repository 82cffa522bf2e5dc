import {
  addViews,
  type CountedView,
  type Finding,
  type Side,
  startComparison,
} from '../signals/statistics/compare-versions';
import { decideShare } from '../signals/statistics/decide-share';

/** How the visitors of the others fare: the rate of views that fail, and the 75th percentiles of the vitals (ms; shift). */
export type Site = { failureRate: number };

/** The changes for the worse in the share: factors of the rate of failures and of the 75th percentiles; 1 when absent. */
export type Change = Partial<Record<'failures' | 'largestPaint' | 'interaction' | 'shift', number>>;

/** Forged views, each from an address that counts: a number of one side, all or none of them failed. */
export type Forgery = { side: Side; hasFailed: boolean; views: number };

/** The outcome of a simulated release, and how many views of the share it took. */
export type SimulatedRelease = {
  views: number;
  finding: Finding | undefined;
  ending: 'withdrawn' | 'live-for-everybody' | 'waits-for-a-person' | 'still-watched';
};

/** 75th percentile and spread (standard deviation of the logarithm) of each vital, as sites of this kind have them. */
const distributions = {
  largestPaint: { p75: 2000, spread: 0.6 },
  interaction: { p75: 120, spread: 0.8 },
  shift: { p75: 0.05, spread: 1.2 },
} as const;

/** The value of the normal distribution that a quarter exceeds. */
const upperQuartile = 0.6745;

/** Views of the share in a block. */
const blockViews = 25;

/** Views of the share at each step after which it grows. */
const wanted = 2500;

/**
 * Releases a version to 10 % of simulated visitors and watches it: until it is withdrawn, reaches everybody, or the share has had a number
 * of views. The code is that for real releases.
 * @param seed the same seed, the same visitors
 * @param forged views that come at random moments before the share first grows; vitals are left out then
 */
export function simulateRelease(
  seed: number,
  { failureRate }: Site,
  change: Change,
  { maxViews = Number.POSITIVE_INFINITY, forged }: { maxViews?: number; forged?: Forgery } = {},
): SimulatedRelease {
  const random = createRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const value = (vital: keyof typeof distributions, factor = 1) => {
    const { p75, spread } = distributions[vital];
    return p75 * factor * Math.exp(spread * (normal() - upperQuartile));
  };
  const view = (side: Side): CountedView => {
    const worse = side === 'share' ? change : {};
    const hasFailed = random() < failureRate * (worse.failures ?? 1);
    if (forged) return { side, hasFailed };
    return {
      side,
      hasFailed,
      largestPaint: value('largestPaint', worse.largestPaint),
      // Many visitors touch nothing.
      ...(random() < 0.6 ? { interaction: value('interaction', worse.interaction) } : {}),
      // Most pages do not shift at all, or hardly.
      shift: value('shift', worse.shift),
    };
  };
  let comparison = startComparison();
  let [share, viewsBefore] = [10, 0];
  const forgedAt = Array.from({ length: forged?.views ?? 0 }, () => Math.floor((random() * wanted) / blockViews));
  for (let block = 0; ; block += 1) {
    const views = Array.from({ length: Math.round((blockViews * 100) / share) }, (_, at) =>
      view(at < blockViews ? 'share' : 'others'),
    );
    if (forged) for (const at of forgedAt) if (at === block) views.push(forged);
    comparison = addViews(comparison, views, share);
    const decision = decideShare(comparison, { share, viewsBefore, wanted });
    const { views: seen } = comparison.tallies.share;
    if (decision.kind === 'withdraw') return { views: seen, finding: decision.finding, ending: 'withdrawn' };
    const end = (ending: SimulatedRelease['ending']) => ({ views: seen, finding: undefined, ending });
    if (decision.kind === 'ask' && decision.due.kind !== 'wait') return end('waits-for-a-person');
    if (decision.kind === 'grow' && decision.share === 100) return end('live-for-everybody');
    if (seen >= maxViews) return end('still-watched');
    if (decision.kind === 'grow') [share, viewsBefore] = [decision.share, seen];
  }
}

/** Simulated releases, each with a seed of its own: 1 to `runs`. */
export const simulateReleases = (
  runs: number,
  site: Site,
  change: Change,
  options?: { maxViews?: number; forged?: Forgery },
): SimulatedRelease[] => Array.from({ length: runs }, (_, at) => simulateRelease(at + 1, site, change, options));

/** The part of releases that were withdrawn. @param measure for this reason @param views within this number of views of the share */
export const partWithdrawn = (
  releases: readonly SimulatedRelease[],
  { measure, views = Number.POSITIVE_INFINITY }: { measure?: Finding['measure']; views?: number } = {},
): number =>
  releases.filter(
    (one) => one.finding && one.views <= views && (measure === undefined || one.finding.measure === measure),
  ).length / releases.length;

/** Numbers from 0 to 1 by a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
