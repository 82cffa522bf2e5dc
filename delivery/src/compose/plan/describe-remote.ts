import type { ComposedRemote } from 'shared-config/contract/composition';
import { composedRouteSchema, type Release } from 'shared-config/contract/release';
import * as v from 'valibot';
import { assetPath, pinnedIntegrity } from '../../releases/asset-path';

/** Whether a remote's entry needs the federation runtime, which the shell loads for it. */
export const needsRuntime = ({ contractVersion }: Release) => contractVersion < 3;

/** A release as compositions name it. */
export function describeRemote(release: Release): ComposedRemote {
  const { remote: name, team, version, entries } = release;
  // What compose alone needs of a route is left out.
  const routes = v.parse(v.array(composedRouteSchema), release.routes);
  const integrity = pinnedIntegrity(release, entries.web);
  const older = needsRuntime(release) ? { needsRuntime: true as const } : {};
  return { name, team, version, entry: assetPath(release, entries.web), integrity, ...older, routes };
}
