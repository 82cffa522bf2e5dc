import type { SiteComposition } from 'kit/contract/composition';
import type { Signal } from 'kit/contract/signal';
import type { ServedSites } from './known-pages';
import type { CountedView, Side } from './statistics/compare-versions';

/** Name of the package that frames all pages. */
export const shellName = 'shell';

/** The version of a package that a site has. */
export const versionIn = ({ shell, remotes }: SiteComposition, name: string): string | undefined =>
  name === shellName ? shell : remotes.find((remote) => remote.name === name)?.version;

/** The first view of a package in one of the versions that are compared. */
export function firstViewOf(
  { live }: ServedSites,
  { package: name, version: shared }: ServedSites['releases'][number],
  signals: readonly Signal[],
): { view: CountedView; version: string } | undefined {
  const liveVersion = versionIn(live, name);
  const viewOf = (side: Side, { failed, largestPaint, interaction, shift }: Signal) => {
    const hasFailed = failed.includes(name);
    return { side, hasFailed, largestPaint, interaction, shift };
  };
  for (const signal of signals) {
    if (name !== shellName && signal.remote !== name) continue;
    const version = name === shellName ? signal.shell : signal.version;
    if (version === shared) return { view: viewOf('share', signal), version };
    if (version === liveVersion) return { view: viewOf('others', signal), version };
  }
  return undefined;
}
