import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { FunctionComponent } from 'react';
import type { ComposedRemote } from '../../contract/composition';
import { federationName } from '../../contract/remote-name';
import { RemoteLoadError } from './remote-load-error';

/** A module as the contract wants it: the default export is a component. A page asks for no props, and a part parses those that it gets. */
export type RemoteModule = { default: FunctionComponent<object> };

function isRemoteModule(module: unknown): module is RemoteModule {
  return typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function';
}

// The instance that the build has made, with the shared packages in it.
const runtime = init({ name: 'shell', remotes: [] });

/** Adds plugins to the federation runtime: those of a browser, or that of compose. */
export const addFederationPlugins = (plugins: ModuleFederationRuntimePlugin[]): void =>
  runtime.registerPlugins(plugins);

/** The remotes that the runtime has registered, by name. */
const registered = new Map<string, ComposedRemote>();

/** The version of a remote that this tab has begun to load, if it has. */
export const remoteInUse = (name: string): ComposedRemote | undefined => registered.get(name);

/** The remote in use whose entry has an absolute address. */
export const remoteOfEntry = (address: string): ComposedRemote | undefined =>
  [...registered.values()].find(({ entry }) => new URL(entry, location.origin).href === address);

/** Makes a remote known to the runtime, in place of an earlier version; nothing is loaded yet. */
export function registerRemote(remote: ComposedRemote): void {
  if (registered.get(remote.name)?.entry === remote.entry) return;
  registered.set(remote.name, remote);
  runtime.registerRemotes([{ name: federationName(remote.name), entry: remote.entry, type: 'global' }], {
    force: true,
  });
}

/** Forgets a remote of which something has failed, so that the next call runs its entry anew, or that of a newer version. */
export const forgetRemote = ({ name }: ComposedRemote): void => void registered.delete(name);

/**
 * Loads the module of a page, or of a part.
 * @throws {RemoteLoadError} naming remote, version, team and reason.
 */
export async function loadRemoteModule(remote: ComposedRemote, expose: string): Promise<RemoteModule> {
  const isFirst = !registered.has(remote.name);
  registerRemote(remote);
  let module: unknown;
  try {
    module = await runtime.loadRemote(expose.replace('.', federationName(remote.name)));
  } catch (cause) {
    // Nothing of it may have run: a newer version may do better.
    if (isFirst) forgetRemote(remote);
    throw new RemoteLoadError(remote, expose, cause);
  }
  if (!isRemoteModule(module)) throw new RemoteLoadError(remote, expose, 'it has no component as its default export');
  return module;
}
