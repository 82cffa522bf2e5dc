import type { ComposedRemote } from 'shared-config/contract/composition';
import type { Release } from 'shared-config/contract/release';
import { assetPath, pinnedIntegrity } from '../releases/asset-path';

/** A release as compositions name it. */
export function describeRemote(release: Release): ComposedRemote {
  const { remote: name, team, version, entries } = release;
  const routes = release.routes.map(({ budget: _budget, entries: _entries, ...route }) => route);
  const integrity = pinnedIntegrity(release, entries.web);
  return { name, team, version, entry: assetPath(release, entries.web), integrity, routes };
}
