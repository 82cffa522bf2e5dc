import { type Configuration, CssExtractRspackPlugin, SwcJsMinimizerRspackPlugin } from '@rspack/core';
import { contentRule } from '../content/content-rule';
import { LimitOwnFiles } from '../own-files/limit-own-files';
import { ownFileRules } from '../own-files/own-file-rules';
import { baseConfiguration, type CompiledPackage, minifyStyles, scriptRule } from './base-configuration';
import { buildMode } from './current-build-mode';
import { browserStyleRules } from './style-rules';

/** A compilation for the browser, without federation: host and remote add their own. */
export function browserConfiguration(compiled: CompiledPackage) {
  const { name } = compiled;
  const base = baseConfiguration(compiled, 'web');
  const { stylesheet } = buildMode.outputNames(name);
  return {
    ...base,
    target: ['web', 'es2022'],
    output: { ...base.output, crossOriginLoading: 'anonymous' },
    module: {
      rules: [scriptRule('es2022', buildMode.react), contentRule, ...browserStyleRules(name), ...ownFileRules('web')],
    },
    optimization: { ...base.optimization, minimizer: [minifyScripts(), minifyStyles()] },
    plugins: [
      ...base.plugins,
      new CssExtractRspackPlugin({ filename: stylesheet, chunkFilename: stylesheet }),
      new LimitOwnFiles(),
      ...buildMode.browserPlugins(),
    ],
  } satisfies Configuration;
}

/** For the browsers that are supported, and as often as it still finds something. Nothing reads how many parameters a function has. */
const minifyScripts = () =>
  new SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3, ecma: 2020, keep_fargs: false } } });
