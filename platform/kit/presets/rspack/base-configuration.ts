import { dirname, join } from 'node:path';
import { type Configuration, LightningCssMinimizerRspackPlugin, type RuleSetRule } from '@rspack/core';
import { federationName } from '../../contract/remote-name';
import type { Target } from '../target';
import { buildMode } from './current-build-mode';
import { ReproducibleBuild } from './reproducible-build';

/** A package to compile. @property folder absolute path */
export type CompiledPackage = { name: string; folder: string };

// The first versions with all that the styles rely on: cascade layers, nesting, light-dark(), @media ranges, <details name>.
const supportedBrowsers = ['chrome >= 123', 'edge >= 123', 'firefox >= 130', 'safari >= 17.5', 'ios_saf >= 17.5'];

/** The settings that the compilations of all packages share, for the browser and for Node. */
export function baseConfiguration({ name, folder }: CompiledPackage, target: Target) {
  const { script, chunk } = buildMode.outputNames(name);
  return {
    ...buildMode.settings,
    name: `${name}:${target}`,
    context: folder,
    entry: {},
    output: {
      path: join(folder, 'dist', target),
      // A page asks for a hot update after the next compilation may have begun; without it, it would reload.
      clean: { keep: /\.hot-update\./ },
      uniqueName: federationName(name),
      publicPath: 'auto',
      filename: script,
      chunkFilename: chunk,
      chunkLoadTimeout: 4000,
      // Relative to the package, so that it does not depend on where the checkout is.
      devtoolModuleFilenameTemplate: '[resource-path]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: buildMode.alias },
    optimization: {
      ...buildMode.optimization,
      // Less apart saves a first view a hundred bytes and more for each piece, which is compressed by itself; other pages fetch it again.
      splitChunks: { chunks: 'async', minSize: 42_000 },
    },
    performance: false,
    // Its requests would go to the dev front, which knows nothing of them.
    lazyCompilation: false,
    plugins: [new ReproducibleBuild(dirname(folder))],
    stats: 'errors-warnings',
  } satisfies Configuration;
}

/** Without targets it would rewrite light-dark() for browsers that have not been sold since 2024. */
export const minifyStyles = () =>
  new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: supportedBrowsers } });

/** Compiles TypeScript. @param language version of JavaScript to compile to */
export const scriptRule = (language: string, react: { development: boolean; refresh: boolean }): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: language,
      transform: { react: { runtime: 'automatic', ...react } },
    },
  },
});
