import { join } from 'node:path';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { devPort, isShellReleased } from '../environment';
import type { BuildMode } from './build-mode';
import { developmentNodeFolder } from './development-node-folder';

/** Hot reload: readable names, no compression. Each package is served from a port of its own. */
export const development: BuildMode = {
  outputNames: () => ({
    script: '[name].js',
    chunk: '[name].js',
    stylesheet: '[name].css',
    remoteEntry: 'remoteEntry.js',
  }),
  nodeFolder: developmentNodeFolder,
  settings: {
    mode: 'development',
    devtool: 'cheap-module-source-map',
    devServer: {
      host: '127.0.0.1',
      port: devPort,
      hot: true,
      // Stylesheets name typefaces by the address that the site has them under.
      static: {
        directory: join(import.meta.dirname, '../../../../media/published'),
        publicPath: '/media',
        watch: false,
      },
      // Pages of the dev front load it from another origin.
      headers: { 'Access-Control-Allow-Origin': '*' },
      // An error is shown with its place in the source (dev-page-script.ts).
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
    },
  },
  alias: {},
  // A mistake in the syntax changes nothing on the page, so that its state is there when the mistake is mended.
  optimization: { minimize: false, emitOnErrors: false, chunkIds: 'named', moduleIds: 'named' },
  react: { development: !isShellReleased, refresh: !isShellReleased },
  browserPlugins: () => (isShellReleased ? [] : [new ReactRefreshRspackPlugin()]),
};
