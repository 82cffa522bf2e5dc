import { lastRollback } from '../registry/read-history';
import type { Registry, RegistryEntry } from '../registry/registry';
import type { Workspace } from '../workspace';
import type { BuiltVersion } from './build-packages';
import { commitOf } from './commit-of';
import { readIfHere } from './read-release';
import type { ReplacedVersion } from './release-options';

/** A version, and its planned state: `shared` when a share of the visitors has it, which a release leaves as it is. */
export type PlannedVersion = BuiltVersion &
  ReplacedVersion & {
    outcome: 'released' | 'unchanged' | 'repaired' | 'published' | 'shared';
    /** Whether it may go live now, or later. */
    isNew: boolean;
  };

/** Plans the states of versions, by the live ones. @param promotes whether they go live */
export const planRelease = (
  workspace: Workspace,
  built: readonly BuiltVersion[],
  { packages }: Registry,
  promotes: boolean,
): Promise<PlannedVersion[]> =>
  Promise.all(
    built.map(async (one) => {
      const entry = packages[one.name];
      const outcome = planOutcome(one, entry, promotes);
      const isNew = outcome === 'released' || outcome === 'published';
      const live = isNew && entry ? await describeLive(workspace, one.name, entry) : undefined;
      const rolledBackAt = isNew && entry ? whenRolledBack(one.version, entry) : undefined;
      return { ...one, outcome, isNew, live, rolledBackAt };
    }),
  );

function planOutcome(
  { version, isRepaired }: BuiltVersion,
  entry: RegistryEntry | undefined,
  promotes: boolean,
): PlannedVersion['outcome'] {
  if (entry?.live === version && !entry.retired) return isRepaired ? 'repaired' : 'unchanged';
  if (entry?.gradual?.version === version) return 'shared';
  return promotes ? 'released' : 'published';
}

const whenRolledBack = (version: string, entry: RegistryEntry): string | undefined =>
  entry.history.some((line) => line.version === version) ? lastRollback(entry)?.at : undefined;

async function describeLive(
  workspace: Workspace,
  name: string,
  entry: RegistryEntry,
): Promise<ReplacedVersion['live']> {
  // A damaged one must not keep its replacement from going live.
  const release = (await readIfHere(workspace, name, entry.live)) ?? { version: entry.live };
  return { version: entry.live, commit: commitOf(release, entry) };
}
