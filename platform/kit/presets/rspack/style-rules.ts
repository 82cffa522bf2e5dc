import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { CssExtractRspackPlugin, type RuleSetRule } from '@rspack/core';
import { classNamePattern } from '../../contract/class-name';

const layerLoader = fileURLToPath(new URL('./wrap-in-layer.cjs', import.meta.url));

/** In the browser every style is extracted. @param name of the package */
export const browserStyleRules = (name: string): RuleSetRule[] => [
  {
    test: /\.css$/,
    sideEffects: true,
    use: [CssExtractRspackPlugin.loader, classNames(name, false), { loader: layerLoader }],
  },
];

/** Node needs the names of classes and nothing else. @param name of the package */
export const nodeStyleRules = (name: string): RuleSetRule[] => [
  { test: /\.module\.css$/, sideEffects: true, use: [classNames(name, true), { loader: layerLoader }] },
  { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' },
];

const classNames = (name: string, exportOnlyLocals: boolean) => ({
  loader: createRequire(import.meta.url).resolve('css-loader'),
  options: {
    // A file of the site, under `/media/`, is named by its address; a file of the package, by its path.
    url: { filter: (url: string) => !url.startsWith('/') },
    sourceMap: false,
    modules: {
      auto: /\.module\.css$/,
      // Every selector has a class of its own file, so that a remote cannot recolour the header.
      mode: 'pure',
      localIdentName: classNamePattern,
      localIdentHashSalt: name,
      hashStrategy: 'minimal-subset',
      exportOnlyLocals,
      namedExport: false,
      exportLocalsConvention: 'as-is',
    },
  },
});
