import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { container, type Plugin } from '@rspack/core';
import { federationName } from '../../contract/remote-name';
import { isDevelopment } from '../environment';
import type { Target } from '../target';
import { consumedPackages, providedPackages, type SiteSingletons, sharedVersions } from './shared-singletons';

const settings = {
  // version-first loads every remote's entry at start, so that one dead remote stops all (module-federation/core#3877).
  shareStrategy: 'loaded-first',
  manifest: false,
  dts: false,
  dev: false,
} as const;

/** The host in the browser: it brings the shared packages and the runtime that loads remotes. */
export const federateHost = (name: string, singletons: SiteSingletons): Plugin =>
  new ModuleFederationPlugin({
    ...settings,
    name: federationName(name),
    shared: providedPackages('web', singletons),
    // Remotes of the federation plugin take the runtime from here.
    experiments: { ...optimizeFor('web'), provideExternalRuntime: true },
  });

/**
 * A remote in the browser: a container whose shared packages come with the host. The compiler's own container, because one of the
 * federation plugin brings the runtime a second time. Both work side by side.
 * @param exposes module of each expose, relative to the package's folder
 */
export const federateRemote = (
  name: string,
  filename: string,
  exposes: Record<string, string>,
  singletons: SiteSingletons,
): Plugin =>
  new container.ModuleFederationPluginV1({
    name: federationName(name),
    filename,
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([expose, page]) => [
        expose,
        { import: [...(isDevelopment ? [importShared(singletons)] : []), page], name: exposeChunk(expose) },
      ]),
    ),
    shared: consumedPackages(singletons),
  });

/**
 * Packages that a hot update could not bring: it finds a shared package only where one is there, so that a page's first import of
 * `react-dom` would break it.
 */
const importShared = (singletons: SiteSingletons) =>
  `data:text/javascript,${Object.keys(sharedVersions(singletons))
    .map((name) => `import '${name}';`)
    .join('')}`;

/** Name of the chunk group of an expose: `./contact/contact-page` → `expose-contact-contact-page`. */
export const exposeChunk = (expose: string) => expose.replace('.', 'expose').replaceAll('/', '-');

/** Host or remote in Node, which loads it from the disk. */
export const federateInNode = (
  name: string,
  exposes: Record<string, string>,
  singletons: SiteSingletons,
  isHost: boolean,
): Plugin =>
  new ModuleFederationPlugin({
    ...settings,
    name: federationName(name),
    filename: 'remoteEntry.js',
    exposes,
    shared: isHost ? providedPackages('node', singletons) : consumedPackages(singletons),
    library: { type: 'commonjs-module' },
    experiments: optimizeFor('node'),
  });

/** Leaves the runtime's code for the other target out. */
const optimizeFor = (target: Target) => ({ optimization: { target } });
