import { matchPath } from 'react-router-dom';
import type { ComposedRemote, Composition } from 'shared-config/contract/composition';
import type { Route } from 'shared-config/contract/release';

/** The route that a path, or an alias, belongs to, with its remote; `undefined` when it belongs to none. */
export function findRoute(
  composition: Composition,
  pathname: string,
): { remote: ComposedRemote; route: Route } | undefined {
  for (const remote of composition.remotes) {
    const route = remote.routes.find(({ path, aliases = [] }) =>
      [path, ...aliases].some((pattern) => matchPath({ path: pattern, caseSensitive: true }, pathname)),
    );
    if (route) return { remote, route };
  }
  return undefined;
}
