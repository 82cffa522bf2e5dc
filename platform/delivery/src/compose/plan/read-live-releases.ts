import type { Release } from 'kit/contract/release';
import { readIfHere } from '../../releases/read-release';
import { hostName, type Workspace } from '../../workspace';
import { readVersions } from './read-versions';

/** The live releases of some packages; without those that the site does not have, or that cannot be read here. */
export async function readLiveReleases(workspace: Workspace, names: readonly string[]): Promise<Release[]> {
  if (names.length === 0) return [];
  const composed = await readVersions(workspace.site);
  if (!composed) return [];
  const packages = [{ name: hostName, version: composed.shell }, ...composed.remotes];
  const live = await Promise.all(
    packages.flatMap(({ name, version }) => (names.includes(name) ? readIfHere(workspace, name, version) : [])),
  );
  return live.filter((release) => release !== undefined);
}
