import { matchPath } from 'react-router-dom';
import type { ComposedRemote, Route } from '../../contract/composition';

/** The route that a path, or an alias, belongs to, with its remote; `undefined` when it belongs to none. */
export function findRoute(
  remotes: readonly ComposedRemote[],
  pathname: string,
): { remote: ComposedRemote; route: Route } | undefined {
  for (const remote of remotes) {
    const route = remote.routes.find(({ path, aliases = [] }) =>
      [path, ...aliases].some((pattern) => matchPath({ path: pattern, caseSensitive: true }, pathname)),
    );
    if (route) return { remote, route };
  }
  return undefined;
}
