import { type Vital, vitals } from 'shared-config/contract/signal';
import { addHistogram, countOf, type Estimate, estimateP75, estimatePerThousand, type Histogram } from './histogram';
import type { SignalRow } from './signal-store';

/** How many values an estimate is of, and the estimate with the interval in which the true value is in 95 % of all cases. */
export type Counted = Estimate & { count: number };

/** How the pages of one version of a package fared. */
export type VersionSummary = {
  remote: string;
  version: string;
  /** The first and the last hour with views, ISO time. */
  from: string;
  to: string;
  views: number;
  /** In 1,000 views. */
  failures: Counted | undefined;
  /** 75th percentiles; ms, and the shift without a unit. */
  vitals: Readonly<Record<Vital, Counted | undefined>>;
  /** The same by day, the earliest first: for a chart. */
  days: readonly DaySummary[];
};

/** One day (UTC, such as 2027-01-31) of a version. */
export type DaySummary = {
  day: string;
  views: number;
  failures: number | undefined;
} & Readonly<Record<Vital, number | undefined>>;

/** The versions of one package, the latest first, so that each stands beside the one before. */
export type PackageSummary = { remote: string; versions: readonly VersionSummary[] };

const hourInMs = 3_600_000;
const timeOf = (hour: number) => new Date(hour * hourInMs).toISOString();
const dayOf = ({ hour }: SignalRow) => timeOf(hour).slice(0, 10);

/**
 * Sums up what is stored of all packages, in the order of their names.
 * @param rows of any hours, routes and widths; those that were first seen earlier come first
 */
export function summarisePackages(rows: readonly SignalRow[]): PackageSummary[] {
  return groupBy(rows, ({ remote }) => remote)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([remote, ofRemote]) => ({
      remote,
      versions: groupBy(ofRemote, ({ version }) => version)
        .map(([version, own]) => summariseVersion(remote, version, own))
        // Of two that came in the same hour, too, the later one stands first.
        .reverse()
        .sort((one, other) => other.from.localeCompare(one.from)),
    }));
}

function summariseVersion(remote: string, version: string, rows: readonly SignalRow[]): VersionSummary {
  const hours = rows.map(({ hour }) => hour);
  const { views, failed } = sum(rows);
  const failures = estimatePerThousand(failed, views);
  return {
    remote,
    version,
    from: timeOf(Math.min(...hours)),
    to: timeOf(Math.max(...hours)),
    views,
    failures: failures && { ...failures, count: views },
    vitals: mapVitals((vital) => {
      const histogram = merge(rows, vital);
      const estimate = estimateP75(histogram, vital);
      return estimate && { ...estimate, count: countOf(histogram) };
    }),
    days: groupBy(rows, dayOf)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, ofDay]) => {
        const total = sum(ofDay);
        return {
          day,
          views: total.views,
          failures: estimatePerThousand(total.failed, total.views)?.value,
          ...mapVitals((vital) => estimateP75(merge(ofDay, vital), vital)?.value),
        };
      }),
  };
}

function sum(rows: readonly SignalRow[]): { views: number; failed: number } {
  const total = { views: 0, failed: 0 };
  for (const { views, failed } of rows) {
    total.views += views;
    total.failed += failed;
  }
  return total;
}

function merge(rows: readonly SignalRow[], vital: Vital): Histogram {
  const merged = new Map<number, number>();
  for (const row of rows) addHistogram(merged, row[vital]);
  return merged;
}

const mapVitals = <Value>(map: (vital: Vital) => Value): Record<Vital, Value> => ({
  largestPaint: map('largestPaint'),
  interaction: map('interaction'),
  shift: map('shift'),
  firstByte: map('firstByte'),
});

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}

/** All that is told of a version: failures, and the vitals. */
export const told = ['failures', ...vitals] as const;

/** One of what is told of a version. */
export const countedOf = (version: VersionSummary, measure: (typeof told)[number]): Counted | undefined =>
  measure === 'failures' ? version.failures : version.vitals[measure];
