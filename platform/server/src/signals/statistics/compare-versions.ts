import type { Vital } from 'kit/contract/signal';
import { addValue, countOf, type Histogram, quantile } from './histogram';
import { type Block, type SequentialTest, type Spending, startTest, takeBlock } from './sequential-test';

/**
 * The measures by which two versions are compared: views that failed, and the 75th percentile of three vitals. The first byte is the
 * server's.
 */
const measures = ['failures', 'largestPaint', 'interaction', 'shift'] as const satisfies readonly (
  | Vital
  | 'failures'
)[];

/** A measure by which versions are compared. */
export type Measure = (typeof measures)[number];

type ComparedVital = Exclude<Measure, 'failures'>;

/** The visitors behind a view: those of the share, or the others. */
export type Side = 'share' | 'others';

/** A view that counts: whether something failed, and the measured values. */
export type CountedView = { side: Side; hasFailed: boolean } & Partial<Record<Vital, number | undefined>>;

type Tally = {
  readonly views: number;
  readonly failed: number;
  readonly values: Readonly<Record<ComparedVital, Histogram>>;
};

/** The tallies of a share and of the others, and the evidence against the share. */
export type Comparison = {
  readonly tallies: Readonly<Record<Side, Tally>>;
  readonly tests: Readonly<Record<Measure, SequentialTest>>;
  /** Views of pages that this server did not serve to the reporting address: they are no evidence. */
  readonly unserved: Readonly<Record<Side, number>>;
  /** The counted views, those of the share, and how many of the share there should be by the percentage that it had. */
  readonly assigned: { readonly views: number; readonly ofShare: number; readonly expected: number };
};

/**
 * Probability of suspecting a share that is no worse, by measure: 0.94 % in all (Bonferroni), so that a simulation of 1 % has room. Failures
 * get nearly all of it, because few views fail and each tells much; of a vital a quarter of all views are slow, which is evidence enough
 * for a strict level.
 */
const levels: Readonly<Record<'failures' | 'vital', number>> = { failures: 0.0091, vital: 0.0001 };

/**
 * Spends most of a level up to some information, the more of it the later: where it is spent, least evidence is needed. A little is spent
 * at once, for what breaks everything, and a little is kept for ever.
 */
const spendUntil =
  (level: number, peak: number, power: number): Spending =>
  (information) => {
    const [early, late] = [0.01, 0.01];
    return (
      level *
      (early * Math.min(1, information / 5) +
        (1 - early - late) * Math.min(1, information / peak) ** power +
        late * Math.max(0, 1 - peak / information))
    );
  };

/** Failures: the information of 500 views of a share of 10 % of which one in 20 fails, or of 2,500 of which one in 100 does. */
const spendOnFailures = spendUntil(levels.failures, 23, 10);

/** A vital: that of some 1,700 views. */
const spendOnVital = spendUntil(levels.vital, 400, 3);

/** How much worse is too much: a factor, and the difference below which nobody notices (failures in 1,000 views; ms; shift). */
const margins: Readonly<Record<Measure, { factor: number; least: number }>> = {
  failures: { factor: 1.25, least: 1 },
  largestPaint: { factor: 1.1, least: 50 },
  interaction: { factor: 1.1, least: 16 },
  shift: { factor: 1.1, least: 0.005 },
};

/** Values of the others before which no vital is compared: without them nothing says what is slow. */
const leastValues = 100;

const emptyTally = (): Tally => ({
  views: 0,
  failed: 0,
  values: { largestPaint: new Map(), interaction: new Map(), shift: new Map() },
});

/** Nothing has been seen. */
export const startComparison = (): Comparison => ({
  tallies: { share: emptyTally(), others: emptyTally() },
  tests: { failures: startTest, largestPaint: startTest, interaction: startTest, shift: startTest },
  unserved: { share: 0, others: 0 },
  assigned: { views: 0, ofShare: 0, expected: 0 },
});

/**
 * Takes a block of views into account. A view is slow when it is slower than three quarters of the others' views before this block;
 * a share that is no worse has no more slow views than the others.
 * @param percent of the visitors get the share
 */
export function addViews(
  { tallies, tests, unserved, assigned }: Comparison,
  views: readonly CountedView[],
  percent: number,
): Comparison {
  const failures: Block = blockOf(views, ({ hasFailed }) => hasFailed);
  const slow = (vital: ComparedVital) => {
    const before = tallies.others.values[vital];
    const limit = countOf(before) >= leastValues ? quantile(before, vital, 0.75) : undefined;
    if (limit === undefined) return tests[vital];
    const measured = views.filter((view) => view[vital] !== undefined);
    const block = blockOf(measured, (view) => (view[vital] ?? 0) > limit);
    return takeBlock(tests[vital], block, spendOnVital);
  };
  return {
    tallies: { share: addToTally(tallies.share, views, 'share'), others: addToTally(tallies.others, views, 'others') },
    tests: {
      failures: takeBlock(tests.failures, failures, spendOnFailures),
      largestPaint: slow('largestPaint'),
      interaction: slow('interaction'),
      shift: slow('shift'),
    },
    unserved,
    assigned: {
      views: assigned.views + views.length,
      ofShare: assigned.ofShare + failures.share.views,
      expected: assigned.expected + (views.length * percent) / 100,
    },
  };
}

function blockOf(views: readonly CountedView[], isBad: (view: CountedView) => boolean): Block {
  const block = { share: { views: 0, bad: 0 }, others: { views: 0, bad: 0 } };
  for (const view of views) {
    const own = block[view.side];
    own.views += 1;
    if (isBad(view)) own.bad += 1;
  }
  return block;
}

function addToTally({ views, failed, values }: Tally, added: readonly CountedView[], side: Side): Tally {
  const own = added.filter((view) => view.side === side);
  const grown = (vital: ComparedVital) => {
    const histogram = new Map(values[vital]);
    for (const { [vital]: value } of own) if (value !== undefined) addValue(histogram, vital, value);
    return histogram;
  };
  return {
    views: views + own.length,
    failed: failed + own.filter(({ hasFailed }) => hasFailed).length,
    values: { largestPaint: grown('largestPaint'), interaction: grown('interaction'), shift: grown('shift') },
  };
}

/** How a share and the others fare by one measure: failures in 1,000 views, or a 75th percentile; and how many views or values tell so. */
export type Finding = { measure: Measure } & Readonly<Record<Side, { value: number; count: number }>>;

/** How both fare by a measure; `undefined` before both have values. */
function describeMeasure({ tallies }: Comparison, measure: Measure): Finding | undefined {
  const of = ({ views, failed, values }: Tally) =>
    measure === 'failures'
      ? { value: views > 0 ? (failed / views) * 1000 : undefined, count: views }
      : { value: quantile(values[measure], measure, 0.75), count: countOf(values[measure]) };
  const [share, others] = [of(tallies.share), of(tallies.others)];
  if (share.value === undefined || others.value === undefined) return undefined;
  return { measure, share: { ...share, value: share.value }, others: { ...others, value: others.value } };
}

/** By which measure a share is worse: the evidence says that it is, and it is so by more than the margin. `undefined` when by none. */
export function findWorse(comparison: Comparison): Finding | undefined {
  for (const measure of measures) {
    if (!comparison.tests[measure].isSuspected) continue;
    const finding = describeMeasure(comparison, measure);
    if (finding && isBeyondMargin(finding)) return finding;
  }
  return undefined;
}

function isBeyondMargin({ measure, share, others }: Finding): boolean {
  const { factor, least } = margins[measure];
  return share.value > others.value * factor && share.value - others.value > least;
}
