import type { Release } from 'kit/contract/release';
import type { ComposedVersions } from '../compose/plan/read-versions';
import { readRegistry } from '../registry/open-registry';
import type { RegistryEntry } from '../registry/registry';
import { browserBytes } from '../releases/asset-path';
import { commitOf } from '../releases/commit-of';
import { readIfHere } from '../releases/read-release';
import { hostName, type Workspace } from '../workspace';
import { type Change, isChange } from './change';
import { type Commit, readCommits } from './read-commits';
import type { ReadSite } from './read-site';

/** A package of which the later site has another version, or another owner; one that came or went. */
export type PackageNote = {
  name: string;
  version: Change<string>;
  team: Change<string>;
  commit: Change<string>;
  /** What was done in its folder between the two. */
  commits: readonly Commit[];
  /** Whether those commits were taken back. */
  isBack: boolean;
  /** What was said when it went live, the latest last. */
  messages: readonly { message: string; who?: string | undefined }[];
  /** Size of all its files for the browser. */
  bytes: Change<number>;
  /** Shared packages whose version differs. */
  shared: Readonly<Record<string, Change<string>>>;
};

/** Compares the packages that two sites are composed of. */
export async function comparePackages(workspace: Workspace, before: ReadSite, after: ReadSite): Promise<PackageNote[]> {
  const { packages } = await readRegistry(workspace);
  const [one, other] = [listPackages(before), listPackages(after)];
  const names = [...new Set([...other.keys(), ...one.keys()])];
  const notes = names.map(async (name): Promise<PackageNote | undefined> => {
    const [earlier, later] = [one.get(name), other.get(name)];
    // Either may have been pruned since, or be of another contract.
    const [release, laterRelease] = await Promise.all(
      [earlier, later].map((one) => one && readIfHere(workspace, name, one.version)),
    );
    const version = { before: earlier?.version, after: later?.version };
    // Compositions name no team of the shell.
    const team = { before: earlier?.team ?? release?.team, after: later?.team ?? laterRelease?.team };
    if (!isChange(version) && !isChange(team)) return undefined;
    const entry = packages[name];
    const commit = {
      before: release && commitOf(release, entry),
      after: laterRelease && commitOf(laterRelease, entry),
    };
    return {
      name,
      version,
      team,
      commit,
      ...(await readCommits(workspace, [commit.before, commit.after], [name])),
      messages: readMessages(entry, version),
      bytes: { before: release && browserBytes(release), after: laterRelease && browserBytes(laterRelease) },
      shared: release && laterRelease ? compareShared(release, laterRelease) : {},
    };
  });
  return (await Promise.all(notes)).filter((note) => note !== undefined);
}

const listPackages = ({ shell, remotes }: ComposedVersions): Map<string, { version: string; team?: string }> =>
  new Map<string, { version: string; team?: string }>([
    ...remotes.map(({ name, version, team }) => [name, { version, team }] as const),
    [hostName, { version: shell }],
  ]);

/** What the history says of the changes after the earlier version, as far as the later one. */
function readMessages(entry: RegistryEntry | undefined, { before, after }: Change<string>): PackageNote['messages'] {
  const { history = [] } = entry ?? {};
  const last = (version: string | undefined) => history.findLastIndex((line) => line.version === version);
  const [from, to] = [last(before), last(after)];
  // The earlier of the two went live again later: only what was said of the later one is known to be about it.
  const lines = from < to ? history.slice(from + 1, to + 1) : history.filter(({ version }) => version === after);
  return lines.flatMap(({ message, who }) => (message === undefined ? [] : [{ message, who }]));
}

function compareShared(before: Release, after: Release): PackageNote['shared'] {
  const names = new Set([...Object.keys(before.shared), ...Object.keys(after.shared)]);
  const changes = [...names].sort().map((name) => {
    const change = { before: before.shared[name], after: after.shared[name] };
    return [name, change] as const;
  });
  return Object.fromEntries(changes.filter(([, change]) => isChange(change)));
}
