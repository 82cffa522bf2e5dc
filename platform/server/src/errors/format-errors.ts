import { unreleasedVersion } from 'kit/contract/composition';
import { toPrintableLine } from 'kit/presets/command-line/printable';
import type { DescribedError } from './describe-errors';

/** Lines for each failure under its team, version and commit, the latest first: how often, where, and its stack. */
export const formatErrors = (errors: readonly DescribedError[]): string[] =>
  groupBy(errors, describeVersion).flatMap(([title, ofVersion]) => [
    toPrintableLine(title),
    ...groupBy(ofVersion, describeFault).flatMap(([, same]) => describeFailure(same)),
  ]);

const describeVersion = ({ team, remote, version, commit }: DescribedError) =>
  `team ${team}: ${remote}${version === unreleasedVersion ? ', a build that was not released' : `@${version}`}${commit === undefined ? '' : `, commit ${commit}`}`;

/** A message and the line that throws it: others may have the same message. */
const describeFault = ({ message, stack }: DescribedError) => `${message}\n${stack.split('\n', 1)[0]}`;

/** @param same the reports of one failure by page, the latest first */
function describeFailure(same: readonly DescribedError[]): string[] {
  const times = same.reduce((sum, { count }) => sum + count, 0);
  const pages = same.length > 1 ? ` on ${same.length} pages` : '';
  const [latest] = same;
  return [
    toPrintableLine(`  ${times} times${pages}, last ${latest?.lastAt} on ${latest?.page}: ${latest?.message}`),
    ...(latest?.stack ?? '').split('\n').filter(Boolean).map(toPrintableLine),
  ];
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}
