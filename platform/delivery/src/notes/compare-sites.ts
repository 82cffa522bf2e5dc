import { listNeededFolders } from '../releases/list-needed-folders';
import type { Workspace } from '../workspace';
import { comparePackages, type PackageNote } from './compare-packages';
import { comparePages, type PagesNote } from './compare-pages';
import { type Commit, readCommits } from './read-commits';
import { readSite } from './read-site';

/** What differs between two composed sites, for people. */
export type SiteNotes = PagesNote & {
  /** Ids of the two. */
  before: string;
  after: string;
  packages: readonly PackageNote[];
  /** Team of each package of either site, by name. */
  teams: Readonly<Record<string, string>>;
  /** What was done in the code that all packages share. */
  sharedCommits: readonly Commit[];
};

/** Compares two composed sites that are kept. */
export async function compareSites(workspace: Workspace, ids: { before: string; after: string }): Promise<SiteNotes> {
  const [before, after] = await Promise.all([readSite(workspace, ids.before), readSite(workspace, ids.after)]);
  const packages = await comparePackages(workspace, before, after);
  const shared = await Promise.all(
    packages.map(({ name, commit }) =>
      readCommits(workspace, [commit.before, commit.after], listNeededFolders(workspace, name)),
    ),
  );
  const sharedCommits = new Map(
    shared.flatMap(({ commits, isBack }) => (isBack ? [] : commits)).map((one) => [one.commit, one]),
  );
  const teams = [
    ...[...before.remotes, ...after.remotes].map(({ name, team }) => [name, team] as const),
    ...packages.flatMap(({ name, team }) => {
      const known = team.after ?? team.before;
      return known === undefined ? [] : [[name, known] as const];
    }),
  ];
  return {
    ...ids,
    packages,
    ...comparePages(before, after),
    teams: Object.fromEntries(teams),
    sharedCommits: [...sharedCommits.values()],
  };
}
