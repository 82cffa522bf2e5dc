import { join } from 'node:path';
import { type Configuration, SwcJsMinimizerRspackPlugin } from '@rspack/core';
import { contentRule } from '../content/content-rule';
import { federateInNode } from '../federation/federate';
import type { SiteSingletons } from '../federation/shared-singletons';
import { ownFileRules } from '../own-files/own-file-rules';
import { baseConfiguration, type CompiledPackage, minifyStyles, scriptRule } from './base-configuration';
import { buildMode } from './current-build-mode';
import { nodeStyleRules } from './style-rules';

/**
 * A compilation for Node, where pages are prerendered.
 * @param exposes module of each expose, relative to the package's folder
 * @param singletons of the site
 */
export function nodeConfiguration(
  compiled: CompiledPackage,
  exposes: Record<string, string>,
  singletons: SiteSingletons,
  isHost: boolean,
): Configuration {
  const { name, folder } = compiled;
  const base = baseConfiguration(compiled, 'node');
  return {
    ...base,
    // A remote without a page for Node has an entry all the same: its release names one.
    entry: Object.keys(exposes).length > 0 ? {} : { remoteEntry: 'data:text/javascript,' },
    target: 'async-node',
    // Under development it stands on the disk, where pages are prerendered from, and is none of the development server's.
    devServer: false,
    output: {
      ...base.output,
      path: join(folder, buildMode.nodeFolder),
      crossOriginLoading: false,
      filename: '[name].js',
    },
    module: {
      rules: [
        scriptRule('es2023', { development: false, refresh: false }),
        contentRule,
        ...nodeStyleRules(name),
        ...ownFileRules('node'),
      ],
    },
    optimization: { ...base.optimization, minimizer: [minifyScripts(), minifyStyles()] },
    plugins: [federateInNode(name, exposes, singletons, isHost), ...base.plugins],
  };
}

/** Size does not matter: names of variables and comments go because they contain the path of the checkout. What a stack trace
 * names stays. */
const minifyScripts = () =>
  new SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      compress: false,
      mangle: { keep_fnames: true, keep_classnames: true },
      format: { comments: false },
    },
  });
