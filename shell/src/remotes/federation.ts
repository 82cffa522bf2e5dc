import type { ComponentType } from 'react';
import type { ComposedRemote } from 'shared-config/contract/composition';
import type { Container } from './container';
import { forgetEntry, loadEntry } from './load-entry';
import { openShareScope } from './share-scope';

/** A page module as the contract wants it: the default export is a component without props. */
export type PageModule = { default: ComponentType };

function isPageModule(module: unknown): module is PageModule {
  return typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function';
}

/** A remote, or a page of it, could not be loaded. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly remote: ComposedRemote,
    expose: string,
    cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `${remote.name}@${remote.version} (team ${remote.team}): ${expose} did not load: ${reason}. Reload the page, or roll the remote back if it persists.`,
      { cause },
    );
  }
}

let loadContainer: (remote: ComposedRemote) => Container | Promise<Container> = loadEntry;

/** Has containers come from elsewhere: compose gives those of verified files. */
export function setContainerLoader(source: typeof loadContainer): void {
  loadContainer = source;
}

/** By entry. */
const containers = new Map<string, Promise<Container>>();
const inUse = new Map<string, ComposedRemote>();

/** The version of a remote that this tab has begun to load, if it has. */
export const remoteInUse = (name: string): ComposedRemote | undefined => inUse.get(name);

/** The container of a remote with the shell's shared packages in it. A failure is forgotten: the next call asks the network again. */
function startContainer(remote: ComposedRemote): Promise<Container> {
  const known = containers.get(remote.entry);
  if (known) return known;
  const started = (async () => {
    const [container, shareScope] = await Promise.all([loadContainer(remote), openShareScope()]);
    await container.init(shareScope);
    return container;
  })();
  containers.set(remote.entry, started);
  started.catch(() => containers.delete(remote.entry));
  return started;
}

/** Forgets a remote of which something has failed, so that the next call runs its entry anew. */
export function forgetContainer(remote: ComposedRemote): void {
  if (containers.delete(remote.entry)) forgetEntry(remote);
}

/**
 * Loads the page module of a route.
 * @throws {RemoteLoadError} naming remote, version, team and reason.
 */
export async function loadPageModule(remote: ComposedRemote, expose: string): Promise<PageModule> {
  let module: unknown;
  const isFirst = !inUse.has(remote.name);
  inUse.set(remote.name, remote);
  try {
    const container = await startContainer(remote);
    const create = await container.get(expose);
    module = create();
  } catch (cause) {
    // Nothing of it may have run: a newer version may do better.
    if (isFirst) inUse.delete(remote.name);
    throw new RemoteLoadError(remote, expose, cause);
  }
  if (!isPageModule(module)) throw new RemoteLoadError(remote, expose, 'it has no component as its default export');
  return module;
}
