import { matchPath } from 'react-router-dom';
import type { ComposedRemote, Composition } from 'shared-config/contract/composition';
import type { Route } from 'shared-config/contract/release';

/** The route that owns a path, with its remote; `undefined` when nobody claims it. */
export function findRoute(
  composition: Composition,
  pathname: string,
): { remote: ComposedRemote; route: Route } | undefined {
  for (const remote of composition.remotes) {
    const route = remote.routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
    if (route) return { remote, route };
  }
  return undefined;
}
