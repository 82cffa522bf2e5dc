import type { ComposedRemote } from 'kit/contract/composition';
import { composedRouteSchema } from 'kit/contract/composition';
import type { Release } from 'kit/contract/release';
import * as v from 'valibot';
import { assetPath, pinnedIntegrity } from '../../releases/asset-path';

/** A release as compositions name it. @param basePath below which the site is on its host */
export function describeRemote(release: Release, basePath = ''): ComposedRemote {
  const { remote: name, team, version, entries, parts } = release;
  // Fields of a route that compose alone needs are left out.
  const routes = v.parse(v.array(composedRouteSchema), release.routes);
  const integrity = pinnedIntegrity(release, entries.web);
  const described = { name, team, version, entry: assetPath(release, entries.web, basePath), integrity, routes };
  return parts ? { ...described, parts } : described;
}
