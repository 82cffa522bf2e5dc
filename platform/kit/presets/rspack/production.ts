import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SubresourceIntegrityPlugin } from '@rspack/core';
import type { BuildMode } from './build-mode';

const resolve = createRequire(import.meta.url).resolve;
const routerProductionFile = join(dirname(resolve('react-router/package.json')), 'dist', 'production', 'index.mjs');

/** A release: names by content, reproducible, compressed, with hashes that browsers check. */
export const production: BuildMode = {
  // Names carry the package: Node looks for a chunk by name on the local disk first (module-federation/core#604).
  outputNames: (name) => ({
    // The address of a file carries the version of its release. A hash in its name as well would be in front of every visitor: an
    // entry lists all its chunks.
    script: `${name}.[name].js`,
    chunk: `${name}.[id].js`,
    stylesheet: `${name}.[id].css`,
    remoteEntry: `${name}.remoteEntry.js`,
  }),
  nodeFolder: 'dist/node',
  // Beside the scripts, which do not name them: a release keeps them apart, and no site has them.
  settings: { mode: 'production', devtool: 'hidden-nosources-source-map' },
  // Its default export condition is the development build, with warnings that no visitor can read.
  alias: { 'react-router$': routerProductionFile },
  // In the order of the graph: `deterministic` hashes absolute paths, and its longer numbers weigh 0.3 kB in the shell.
  optimization: { minimize: true, chunkIds: 'natural', moduleIds: 'natural' },
  react: { development: false, refresh: false },
  // The same hash as in the composition: a browser fetches a script again whose hash is named in another way.
  browserPlugins: () => [
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true, hashLoading: 'lazy' }),
  ],
};
