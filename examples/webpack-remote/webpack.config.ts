import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { listExposes } from 'kit/contract/remote-definition';
import { federationName } from 'kit/contract/remote-name';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import remote from './remote';

// The shell brings these: a remote has no copies of its own.
const fromShell = (requiredVersion: string) => ({ singleton: true, requiredVersion, import: false as const });

const name = federationName(remote.name);
const federation = {
  name,
  filename: 'remoteEntry.js',
  exposes: listExposes(remote),
  shared: {
    react: fromShell('^19.0.0'),
    'react/jsx-runtime': fromShell('^19.0.0'),
    'react-dom': fromShell('^19.0.0'),
    'react-router-dom': fromShell('^7.0.0'),
  },
  shareStrategy: 'loaded-first',
  dts: false,
} as const;

/** Both builds compile the same modules; names of classes depend on file and class alone. */
const build = (target: 'web' | 'node') =>
  ({
    name: target,
    mode: 'production',
    devtool: false,
    entry: {},
    output: {
      path: join(import.meta.dirname, 'dist', target),
      uniqueName: name,
      publicPath: 'auto',
      chunkFilename: `${remote.name}.[id].js`,
      crossOriginLoading: 'anonymous',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        {
          test: /\.css$/,
          use: [
            ...(target === 'web' ? [MiniCssExtractPlugin.loader] : []),
            {
              loader: 'css-loader',
              options: {
                modules: {
                  localIdentName: `${remote.name}-[name]-[local]`,
                  namedExport: false,
                  // The build for Node has the names of classes; the styles are in that for browsers.
                  exportOnlyLocals: target === 'node',
                },
              },
            },
          ],
        },
      ],
    },
  }) satisfies Configuration;

const web: Configuration = {
  ...build('web'),
  target: ['web', 'es2022'],
  plugins: [
    new ModuleFederationPlugin({
      ...federation,
      // The shell has the runtime already.
      experiments: { externalRuntime: true, optimization: { target: 'web' } },
    }),
    new MiniCssExtractPlugin({ filename: `${remote.name}.[id].css` }),
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
  ],
};

const node: Configuration = {
  ...build('node'),
  target: 'async-node',
  plugins: [
    new ModuleFederationPlugin({
      ...federation,
      manifest: false,
      library: { type: 'commonjs-module' },
      experiments: { optimization: { target: 'node' } },
    }),
  ],
};

export default [web, node];
