import { join, resolve } from 'node:path';
import { HtmlRspackPlugin } from '@rspack/core';
import { standaloneConfiguration } from 'kit/presets/rspack/standalone-configuration';

// Run in the shell's folder, with whose dependencies the bundle is built; build-bundle.ts writes its entry and reads its files.
const root = resolve(import.meta.dirname, '../../../..');
const folder = join(root, '.cache/bundle');
const shell = join(root, 'shell');
const configuration = standaloneConfiguration('bundle', shell, join(folder, 'start.tsx'));
const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="root"></div></body></html>';

export default {
  ...configuration,
  resolve: { ...configuration.resolve, modules: ['node_modules', join(shell, 'node_modules')] },
  output: { ...configuration.output, path: join(folder, 'files'), publicPath: '/bundle/' },
  plugins: [...(configuration.plugins ?? []), new HtmlRspackPlugin({ title: 'Bundle', templateContent: page })],
};
