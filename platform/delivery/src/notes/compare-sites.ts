import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readRegistry } from '../registry/open-registry';
import type { RegistryEntry } from '../registry/registry';
import { commitOf } from '../releases/commit-of';
import { modified } from '../releases/current-commit';
import { listNeededFolders } from '../releases/list-needed-folders';
import { readIfHere } from '../releases/read-release';
import { hostName, listPackages, type Workspace } from '../workspace';
import { comparePages } from './compare-pages';
import type { Change } from './compare-texts';
import { type ReadSite, readSite } from './read-site';

/** A package of which the later site has another version; one that came or went. */
export type PackageNote = {
  name: string;
  version: Change<string>;
  team: string | undefined;
  /** Messages with which it went live, the latest last. */
  messages: readonly { message: string; who?: string | undefined }[];
  /** Hash and subject of the commits to its folder, and in those that it is built with, between the two; the latest first. */
  commits: readonly string[];
};

/** The differences between two composed sites, for people. */
export type SiteNotes = Awaited<ReturnType<typeof compareSites>>;

/** Compares two composed sites that are kept. */
export async function compareSites(workspace: Workspace, ids: { before: string; after: string }) {
  const [before, after] = await Promise.all([readSite(workspace, ids.before), readSite(workspace, ids.after)]);
  const { packages } = await readRegistry(workspace);
  const [one, other] = [versionsOf(before), versionsOf(after)];
  const names = new Set([...other.keys(), ...one.keys()]);
  const changes = [...names].map((name) => ({ name, version: { before: one.get(name), after: other.get(name) } }));
  const notes = changes
    .filter(({ version }) => version.before !== version.after)
    .map((change) => tellPackage(workspace, change, packages[change.name]));
  return { ...ids, packages: await Promise.all(notes), pages: comparePages(before, after) };
}

const versionsOf = ({ shell, remotes }: ReadSite) =>
  new Map([...remotes.map(({ name, version }) => [name, version] as const), [hostName, shell]]);

async function tellPackage(
  workspace: Workspace,
  { name, version }: Pick<PackageNote, 'name' | 'version'>,
  entry: RegistryEntry | undefined,
): Promise<PackageNote> {
  // Either may have been pruned since, or be of another contract.
  const [before, after] = await Promise.all(
    [version.before, version.after].map(async (one) => (one ? readIfHere(workspace, name, one) : undefined)),
  );
  const [from, to] = [before, after].map((release) => release && commitOf(release, entry)?.replace(modified, ''));
  return {
    name,
    version,
    team: after?.team ?? before?.team,
    messages: readMessages(entry, version),
    commits: await readCommits(workspace, name, `${from}..${to}`),
  };
}

/** The messages of the history for the changes after the earlier version, up to the later one. */
function readMessages(entry: RegistryEntry | undefined, { before, after }: Change<string>): PackageNote['messages'] {
  const { history = [] } = entry ?? {};
  const last = (version: string | undefined) => history.findLastIndex((line) => line.version === version);
  const [from, to] = [last(before), last(after)];
  // The earlier of the two went live again later: only what was said of the later one is known to be about it.
  const lines = from < to ? history.slice(from + 1, to + 1) : history.filter(({ version }) => version === after);
  return lines.flatMap(({ message, who }) => (message === undefined ? [] : [{ message, who }]));
}

async function readCommits(workspace: Workspace, name: string, range: string): Promise<string[]> {
  // The range comes from files, and git takes a leading dash for an option.
  if (!/^[0-9a-f]{7,40}\.\.[0-9a-f]{7,40}$/.test(range)) return [];
  const needed = listPackages(workspace).includes(name) ? listNeededFolders(workspace, name) : [];
  const args = ['log', '--no-merges', '--max-count=50', '--format=%h %s', range, '--', name, ...needed];
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd: workspace.root });
    return stdout.split('\n').filter((line) => line !== '');
  } catch {
    // Git does not know them here.
    return [];
  }
}
