import type { Release } from 'kit/contract/release';
import { readIfHere } from '../../releases/read-release';
import type { Workspace } from '../../workspace';
import { readVersions } from './read-versions';

/** What the live site has of some remotes; of one that it does not have, or whose release cannot be read here, nothing. */
export async function readLiveReleases(workspace: Workspace, names: readonly string[]): Promise<Release[]> {
  if (names.length === 0) return [];
  const { remotes = [] } = (await readVersions(workspace.site)) ?? {};
  const live = await Promise.all(
    remotes.flatMap(({ name, version }) => (names.includes(name) ? readIfHere(workspace, name, version) : [])),
  );
  return live.filter((release) => release !== undefined);
}
