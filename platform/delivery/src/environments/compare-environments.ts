import { nameCommand } from 'kit/presets/command-line/name-command';
import { refuseFindings } from '../delivery-error';
import { promoteTo, retire } from '../registry/change-entry';
import { integrityOf, lastRollback } from '../registry/read-history';
import type { AuditNote, EntryChange, Registry, RegistryEntry } from '../registry/registry';

/** A package of which one environment has something else than another one. */
export type Difference = {
  name: string;
  /** The version that it would get from the other environment, with the integrity of its package where a registry keeps releases. */
  version: string;
  integrity?: string | undefined;
  /** The version that it has now; absent where it has none. */
  live?: string | undefined;
  /** Where its pages lead, where the other one has retired it. */
  retired?: RegistryEntry['retired'];
  /** Why the other one is not ahead of it, if it is not. */
  older?: string | undefined;
};

/** Packages in which one environment differs from another one, by name. A package that only `to` has is left out: it stays. */
export function compareEnvironments(from: Registry, to: Registry): Difference[] {
  return Object.entries(from.packages)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, theirs]): Difference[] => {
      const { live: version, retired } = theirs;
      const own = to.packages[name];
      const live = own && !own.retired ? own.live : undefined;
      if (retired ? live === undefined : live === version) return [];
      const integrity = integrityOf(theirs, version);
      return [{ name, version, integrity, live, retired, older: own && findOlder(theirs, own) }];
    });
}

/** Whether something went live or was taken back that the other environment knows nothing of: its release would undo that. */
function findOlder(theirs: RegistryEntry, own: RegistryEntry): string | undefined {
  const hadVersion = own.history.some(({ version }) => version === theirs.live);
  if (own.retired) return hadVersion ? `${theirs.live} was retired there` : undefined;
  if (hadVersion && !theirs.retired && lastRollback(own)) return `${theirs.live} was taken back there`;
  if (theirs.history.some(({ version }) => version === own.live)) return undefined;
  return `${own.live} is live there, and never was in the other one`;
}

/** @throws {DeliveryError} when an environment would go back to an older version. */
export function refuseOlder(differences: readonly Difference[], from: string, to: string): void {
  refuseFindings(
    'older-than-live',
    differences.flatMap(({ name, version, older }) =>
      older === undefined ? [] : [`${name}@${version}: it would replace what is newer in ${to}: ${older}`],
    ),
    `"${nameCommand(`promote <remote> <version> --to ${from}`)}" brings ${from} up to date; name the remotes that are meant, or add "--anyway"`,
  );
}

/** The change that gives an environment the versions of the other one, as long as it still has those that were compared. */
export const takeOver =
  ({ name, version, retired, live }: Difference, note: AuditNote): EntryChange =>
  (entry) => {
    const current = entry && !entry.retired ? entry.live : undefined;
    // Somebody may have promoted the same meanwhile.
    const isSame = retired ? current === undefined : current === version;
    if (current !== live && !isSame) {
      refuseFindings(
        'older-than-live',
        [`${name}@${version}: something else went live in its place meanwhile`],
        'Run the command again: it compares with that',
      );
    }
    return retired ? retire(name, retired, note)(entry) : promoteTo(version, note)(entry);
  };
