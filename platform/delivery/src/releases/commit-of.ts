import type { Release } from 'kit/contract/release';
import type { RegistryEntry } from '../registry/registry';
import { modified } from './current-commit';

/**
 * The commit that a version comes from. The history knows it: the release itself names the commit at which these bytes were
 * first built, which may have been a work tree with changes, while the same bytes went live from a clean commit later.
 * @param entry the registry's entry of the package
 * @param current the commit of the checkout that releases it now
 */
export function commitOf(
  release: Pick<Release, 'version' | 'commit'>,
  entry: Pick<RegistryEntry, 'history'> | undefined,
  current?: string,
): string | undefined {
  const ofHistory = (entry?.history ?? []).filter(({ version }) => version === release.version).toReversed();
  const known = [current, ...ofHistory.map(({ commit }) => commit), release.commit].filter(
    (commit) => commit !== undefined,
  );
  return known.find((commit) => !commit.endsWith(modified)) ?? known[0];
}
