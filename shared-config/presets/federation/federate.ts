import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { federationName } from '../../src/contract/remote-definition';
import { sharedSingletons } from './shared-singletons';

/** What the compilations of all packages have in common. */
const common = {
  // version-first loads every remote's entry at start, so that one dead remote stops all (module-federation/core#3877).
  shareStrategy: 'loaded-first',
  dts: false,
  dev: false,
} as const;

const browserOptimization = { target: 'web', disableSnapshot: true } as const;

/** The host in the browser: brings the shared packages and the federation runtime for everybody. */
export const federateHost = (name: string, filename: string) =>
  new ModuleFederationPlugin({
    ...common,
    name: federationName(name),
    filename,
    exposes: {},
    shared: sharedSingletons('web', true),
    manifest: false,
    experiments: { provideExternalRuntime: true, optimization: browserOptimization },
  });

/**
 * A remote in the browser: the shared packages and the runtime come with the host, which saves 13 kB in each entry.
 * @param exposes module of each expose, relative to the package's folder
 */
export const federateRemote = (name: string, filename: string, exposes: Record<string, string>) =>
  new ModuleFederationPlugin({
    ...common,
    name: federationName(name),
    filename,
    exposes,
    shared: sharedSingletons('web', false),
    manifest: true,
    experiments: { externalRuntime: true, optimization: browserOptimization },
  });

/** Host or remote in Node, which loads it from the disk. */
export const federateInNode = (name: string, exposes: Record<string, string>, isHost: boolean) =>
  new ModuleFederationPlugin({
    ...common,
    name: federationName(name),
    filename: 'remoteEntry.js',
    exposes,
    shared: sharedSingletons('node', isHost),
    manifest: false,
    library: { type: 'commonjs-module' },
    experiments: { optimization: { target: 'node' } },
  });
