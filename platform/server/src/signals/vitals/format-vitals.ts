import { describeQuestion, formatMeasure, measureNames } from '../shares/describe-finding';
import type { IsWithdrawn } from '../shares/find-withdrawn';
import type { WatchedShare } from '../shares/watch-store';
import { decideShare } from '../statistics/decide-share';
import { type Counted, countedOf, type PackageSummary, told, type VersionSummary } from './summarise-versions';

const number = (value: number) => value.toLocaleString('en');

/** An estimate with its interval, and how many values it is of; a dash where there are none. */
export function formatCounted(measure: (typeof told)[number], counted: Counted | undefined): string {
  if (!counted) return '–';
  const { value, from, to, count } = counted;
  // The unit once is enough.
  const plain = (limit: number) => formatMeasure(measure, limit).replace(/( in 1,000 views| ms)$/, '');
  return `${formatMeasure(measure, value)} (${plain(from)} to ${plain(to)}; of ${number(count)})`;
}

/** How far the watch of a share is, or its outcome. */
export function describeWatch(watched: WatchedShare): string {
  const { share, comparison, viewsBefore, wanted, outcome } = watched;
  if (outcome !== undefined) return `Its share ${outcome}`;
  const { views } = comparison.tallies.share;
  const more = Math.max(0, viewsBefore + wanted - views);
  const state = `watched at ${share} %: ${number(views - viewsBefore)} of ${number(wanted)} views, one for each visitor and day`;
  const outlook = decideShare(comparison, watched);
  if (outlook.kind === 'ask') return `${state}; it waits for a person: ${describeQuestion(watched, outlook)}`;
  return more > 0 ? `${state}; too few to decide, it waits for ${number(more)} more` : state;
}

/** A table for each package: the figures of each of its versions, beside the one before that was not withdrawn; widths in characters. */
export function formatVitals(
  packages: readonly PackageSummary[],
  watched: readonly WatchedShare[],
  isWithdrawn: IsWithdrawn,
): string[] {
  return packages.flatMap(({ remote, versions }) =>
    versions.flatMap((version, at) => {
      const before = versions.slice(at + 1).find((one) => !isWithdrawn(remote, one.version));
      return formatVersion(remote, version, before, watched);
    }),
  );
}

function formatVersion(
  remote: string,
  version: VersionSummary,
  before: VersionSummary | undefined,
  watched: readonly WatchedShare[],
): string[] {
  const watch = watched.find((one) => one.remote === remote && one.version === version.version);
  const rows = told.map((measure) => [
    measureNames[measure],
    formatCounted(measure, countedOf(version, measure)),
    before ? formatCounted(measure, countedOf(before, measure)) : '',
  ]);
  const width = Math.max(...rows.map(([, own = '']) => own.length), 20);
  const beside = before ? `before: ${before.version}, ${number(before.views)} views` : 'none before';
  return [
    `${remote}@${version.version}  ${number(version.views)} views, ${version.from.slice(0, 13)}h to ${version.to.slice(0, 13)}h  (${beside})`,
    ...(watch ? [`  ${describeWatch(watch)}`] : []),
    ...rows.map(([name = '', own = '', other = '']) =>
      `  ${name.padEnd(14)}${own.padEnd(width + 2)}${other}`.trimEnd(),
    ),
  ];
}
