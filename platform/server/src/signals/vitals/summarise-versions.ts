import { type Vital, vitals } from 'kit/contract/signal';
import type { SignalRow } from '../signal-store';
import { addHistogram, countOf, type Estimate, estimateP75, estimatePerThousand } from '../statistics/histogram';

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
  /** The figures by day, the earliest first: for a chart. */
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

type Sums = { views: number; failed: number } & Readonly<Record<Vital, Map<number, number>>>;

/** The sums of a version, by day; `first` and `last` are hours. */
type VersionSums = { first: number; last: number; days: Map<string, Sums> };

const emptySums = (): Sums => ({ views: 0, failed: 0, ...mapVitals(() => new Map<number, number>()) });

function addTo(sums: Sums, { views, failed, ...histograms }: Pick<SignalRow, 'views' | 'failed' | Vital>): void {
  sums.views += views;
  sums.failed += failed;
  for (const vital of vitals) addHistogram(sums[vital], histograms[vital]);
}

/**
 * Sums up what is stored of all packages, in the order of their names.
 * @param parts rows of any hours, routes and widths, some at a time, of which only the sums are kept; those that were first seen earlier
 *   come first
 */
export async function summarisePackages(
  parts: AsyncIterable<readonly SignalRow[]> | Iterable<readonly SignalRow[]>,
): Promise<PackageSummary[]> {
  const packages = new Map<string, Map<string, VersionSums>>();
  for await (const rows of parts) {
    for (const row of rows) {
      const versions = valueIn(packages, row.remote, () => new Map<string, VersionSums>());
      const sums = valueIn(versions, row.version, () => ({ first: row.hour, last: row.hour, days: new Map() }));
      sums.first = Math.min(sums.first, row.hour);
      sums.last = Math.max(sums.last, row.hour);
      addTo(valueIn(sums.days, dayOf(row), emptySums), row);
    }
  }
  return [...packages]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([remote, versions]) => ({
      remote,
      versions: [...versions]
        .map(([version, sums]) => summariseVersion(remote, version, sums))
        // Among versions that came in the same hour, too, the later one stands first.
        .reverse()
        .sort((one, other) => other.from.localeCompare(one.from)),
    }));
}

/** The value of a key, made when there is none. */
function valueIn<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function summariseVersion(remote: string, version: string, { first, last, days }: VersionSums): VersionSummary {
  const all = emptySums();
  for (const sums of days.values()) addTo(all, sums);
  const failures = estimatePerThousand(all.failed, all.views);
  return {
    remote,
    version,
    from: timeOf(first),
    to: timeOf(last),
    views: all.views,
    failures: failures && { ...failures, count: all.views },
    vitals: mapVitals((vital) => {
      const estimate = estimateP75(all[vital], vital);
      return estimate && { ...estimate, count: countOf(all[vital]) };
    }),
    days: [...days]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, sums]) => ({
        day,
        views: sums.views,
        failures: estimatePerThousand(sums.failed, sums.views)?.value,
        ...mapVitals((vital) => estimateP75(sums[vital], vital)?.value),
      })),
  };
}

const mapVitals = <Value>(map: (vital: Vital) => Value): Record<Vital, Value> => ({
  largestPaint: map('largestPaint'),
  interaction: map('interaction'),
  shift: map('shift'),
  firstByte: map('firstByte'),
});

/** The measures of a version: failures, and the vitals. */
export const told = ['failures', ...vitals] as const;

/** The count of a version for one measure. */
export const countedOf = (version: VersionSummary, measure: (typeof told)[number]): Counted | undefined =>
  measure === 'failures' ? version.failures : version.vitals[measure];
