import { federationName } from 'kit/contract/remote-name';

/**
 * The remotes that a line of a page's console names: by a script of theirs, with their version, or as the federation runtime
 * calls them. A page shows parts of others and is left for their pages, so what it writes may be the doing of another remote.
 */
export const findNamedRemotes = <Remote extends { remote: string }>(
  text: string,
  remotes: readonly Remote[],
): Remote[] =>
  remotes.filter(({ remote }) =>
    new RegExp(`/assets/${remote}/|\\b${remote}@[0-9a-f]{16}\\b|\\b${federationName(remote)}\\b`).test(text),
  );
