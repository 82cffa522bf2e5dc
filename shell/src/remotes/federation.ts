import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { ComposedRemote } from 'shared-config/contract/composition';
import { federationName } from 'shared-config/contract/remote-definition';
import { entryTimeout } from './entry-timeout';

// The bundler puts the value in; there is no `process` in a browser.
declare const process: { readonly env: { readonly NODE_ENV: string } };

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

/** By name: what the federation runtime knows. */
const registered = new Map<string, ComposedRemote>();
const addressOf = ({ entry }: ComposedRemote) => new URL(entry, location.href).href;
const inUse = new Map<string, ComposedRemote>();

/** Whether the federation runtime knows a remote at this version. */
export const isRegistered = ({ name, entry }: ComposedRemote): boolean => registered.get(name)?.entry === entry;

/** The version of a remote that this tab has begun to load, if it has. */
export const remoteInUse = (name: string): ComposedRemote | undefined => inUse.get(name);

/** Makes the remotes of a composition known to the federation runtime; nothing is fetched yet. */
export function registerComposedRemotes(
  remotes: readonly ComposedRemote[],
  entryType: 'global' | 'commonjs-module',
): void {
  if (entryType === 'global') {
    for (const remote of remotes) registered.set(remote.name, remote);
  }
  registerRemotes(
    remotes.map(({ name, entry }) => ({ name: federationName(name), entry, type: entryType })),
    { force: true },
  );
}

/** Lets a federation plugin take part, such as compose's loader of verified files. */
export function registerFederationPlugin(plugin: ModuleFederationRuntimePlugin): void {
  registerPlugins([plugin]);
}

/**
 * Pins every remote entry to the hash that compose wrote down. A script without a pinned hash does not run:
 * optional integrity is no integrity (design §4). In development entries change with every save and have none.
 */
export function pinIntegrity(): ModuleFederationRuntimePlugin {
  return {
    name: 'pin-integrity',
    createScript({ url }) {
      const address = new URL(url, location.href).href;
      const { integrity, isOverride } = [...registered.values()].find((remote) => addressOf(remote) === address) ?? {};
      if (!integrity && !isOverride && process.env.NODE_ENV !== 'development') {
        throw new Error(`${url} has no pinned integrity; compose the site again`);
      }
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      return { script, timeout: entryTimeout };
    },
  };
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
    module = await loadRemote(`${federationName(remote.name)}/${expose.replace(/^\.\//, '')}`);
  } catch (cause) {
    // Nothing of it may have run: a newer version may do better.
    if (isFirst) inUse.delete(remote.name);
    throw new RemoteLoadError(remote, expose, cause);
  }
  if (!isPageModule(module)) throw new RemoteLoadError(remote, expose, 'it has no component as its default export');
  return module;
}
