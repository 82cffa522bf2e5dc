import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { container, type Plugin, sharing } from '@rspack/core';
import { federationName } from '../../src/contract/remote-definition';
import { consumedPackages, providedPackages, sharedSingletons } from './shared-singletons';

/**
 * The host in the browser: puts the shared packages into the share scope. It uses them itself without asking there, so that
 * nothing has to be negotiated before it starts.
 */
export const federateHost = (): Plugin => new sharing.ProvideSharedPlugin({ provides: providedPackages });

/**
 * A remote in the browser: a container whose shared packages come with the host. The compiler's own container, because the
 * federation runtime weighs more than a page.
 * @param exposes module of each expose, relative to the package's folder
 */
export const federateRemote = (name: string, filename: string, exposes: Record<string, string>): Plugin =>
  new container.ModuleFederationPluginV1({
    name: federationName(name),
    filename,
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([expose, page]) => [expose, { import: page, name: exposeChunk(expose) }]),
    ),
    shared: consumedPackages,
  });

/** Name of the chunk group of an expose: `./contact/contact-page` → `expose-contact-contact-page`. */
export const exposeChunk = (expose: string) => expose.replace('.', 'expose').replaceAll('/', '-');

/** Host or remote in Node, which loads it from the disk. */
export const federateInNode = (name: string, exposes: Record<string, string>, isHost: boolean) =>
  new ModuleFederationPlugin({
    name: federationName(name),
    filename: 'remoteEntry.js',
    exposes,
    shared: sharedSingletons(isHost),
    manifest: false,
    library: { type: 'commonjs-module' },
    // version-first loads every remote's entry at start, so that one dead remote stops all (module-federation/core#3877).
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    experiments: { optimization: { target: 'node' } },
  });
