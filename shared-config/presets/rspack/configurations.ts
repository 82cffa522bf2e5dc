import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  type Configuration,
  CssExtractRspackPlugin,
  LightningCssMinimizerRspackPlugin,
  type RuleSetRule,
  SubresourceIntegrityPlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { exposeName, federationName, type RemoteDefinition } from '../../src/contract/remote-definition';
import { PreferFederationModules } from '../federation/prefer-federation-modules';
import { sharedSingletons } from '../federation/shared-singletons';
import { ReproducibleBuild } from './reproducible-build';

const resolve = createRequire(import.meta.url).resolve;
const routerProductionFile = join(dirname(resolve('react-router/package.json')), 'dist', 'production', 'index.mjs');
const presetFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));

// What the styles rely on: cascade layers, nesting, light-dark(), @media ranges, <details name>.
const supportedBrowsers = ['chrome >= 123', 'edge >= 123', 'firefox >= 130', 'safari >= 17.5', 'ios_saf >= 17.5'];

/** Which of its two builds a package is compiled for (design §1). */
type Target = 'web' | 'node';

type Build = {
  name: string;
  folder: string;
  target: Target;
  exposes: Record<string, string>;
  /** The host brings the shared packages and the federation runtime for everybody. */
  isHost: boolean;
  /** Where the browser starts; a remote has no such place. */
  entry?: string;
};

/** In development each package is served from its own address, with hot reload. */
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * The two compilations of a remote, derived from its definition: one for the browser, one for Node.
 *
 * @example rspack.config.ts of a remote
 * export default remoteConfigurations(remote, import.meta.dirname);
 */
export function remoteConfigurations(remote: RemoteDefinition, folder: string): Configuration[] {
  const exposes = Object.fromEntries(remote.routes.map(({ page }) => [exposeName(page), page]));
  return configurations({ name: remote.name, folder, exposes, isHost: false });
}

/**
 * The two compilations of the host: the browser starts at `entry`; Node asks for what it exposes.
 * @param exposes module of each expose, relative to `folder`, for Node only
 */
export function hostConfigurations(folder: string, entry: string, exposes: Record<string, string>): Configuration[] {
  const name = basename(folder);
  const web = configuration({ name, folder, target: 'web', exposes: {}, isHost: true, entry });
  return isDevelopment ? [web] : [web, configuration({ name, folder, target: 'node', exposes, isHost: true })];
}

/**
 * One compilation of a remote's page on an origin of its own: without federation, because nobody shares with it.
 * @param entry module that renders the page, relative to `folder`
 */
export function standaloneConfiguration(name: string, folder: string, entry: string): Configuration {
  const { plugins = [], ...web } = configuration({ name, folder, target: 'web', exposes: {}, isHost: true, entry });
  return {
    ...web,
    name: `${name}:standalone`,
    output: { ...web.output, path: join(folder, 'dist', 'standalone'), publicPath: '/' },
    plugins: plugins.filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
  };
}

function configurations(build: Omit<Build, 'target'>): Configuration[] {
  if (isDevelopment) return [configuration({ ...build, target: 'web' })];
  return [configuration({ ...build, target: 'web' }), configuration({ ...build, target: 'node' })];
}

/** Each package in development has a port of its own; pages of the dev front ask it across origins. */
const devServer = {
  host: '127.0.0.1',
  port: Number(process.env.DEV_PORT ?? 3000),
  hot: true,
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: { overlay: { errors: true, warnings: false }, logging: 'warn' as const },
};

function configuration({ name, folder, target, exposes, isHost, entry }: Build): Configuration {
  const isWeb = target === 'web';
  return {
    name: `${name}:${target}`,
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    target: isWeb ? ['web', 'es2022'] : 'async-node',
    entry: entry === undefined ? {} : { entry },
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: join(folder, 'dist', target),
      clean: true,
      uniqueName: federationName(name),
      publicPath: 'auto',
      // Names carry the package: Node looks for a chunk by name on the local disk first (module-federation/core#604).
      filename: isDevelopment ? '[name].js' : `${name}.[name].[contenthash:10].js`,
      chunkFilename: isDevelopment ? '[name].js' : `${name}.[name].[contenthash:10].js`,
      crossOriginLoading: isWeb ? 'anonymous' : false,
      chunkLoadTimeout: 4000,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // Its default export condition is the development build, with warnings that no visitor can read.
      alias: isDevelopment ? {} : { 'react-router$': routerProductionFile },
    },
    module: { rules: [scriptRule(isWeb), ...styleRules(isWeb, name)] },
    optimization: {
      minimize: !isDevelopment,
      minimizer: [
        isWeb
          ? new SwcJsMinimizerRspackPlugin({ minimizerOptions: webMinimizer })
          : new SwcJsMinimizerRspackPlugin({ minimizerOptions: nodeMinimizer }),
        // Without targets it would rewrite light-dark() for browsers that have not been sold since 2024.
        new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: supportedBrowsers } }),
      ],
      // In the order of the graph: `deterministic` hashes absolute paths (ADR 0018).
      chunkIds: isDevelopment ? 'named' : 'natural',
      moduleIds: isDevelopment ? 'named' : 'deterministic',
      splitChunks: {
        chunks: 'async',
        minSize: 20_000,
        ...(isHost && isWeb && !isDevelopment ? { cacheGroups: hostChunks } : {}),
      },
    },
    performance: false,
    // Its requests would go to the dev front, which knows nothing of them.
    lazyCompilation: false,
    ...(isDevelopment ? { devServer } : {}),
    plugins: [
      new ModuleFederationPlugin({
        name: federationName(name),
        filename: isDevelopment || !isWeb ? 'remoteEntry.js' : `${name}.remoteEntry.[contenthash:10].js`,
        exposes,
        shared: sharedSingletons(target, isHost),
        // version-first loads every remote's entry at start, so that one dead remote stops all (module-federation/core#3877).
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: isWeb && !isHost,
        dev: false,
        ...(isWeb ? {} : { library: { type: 'commonjs-module' } }),
        experiments: {
          // The runtime comes with the host alone: 13 kB less in each remote's entry.
          ...(isWeb ? (isHost ? { provideExternalRuntime: true } : { externalRuntime: true }) : {}),
          optimization: isWeb ? { target: 'web', disableSnapshot: true } : { target: 'node' },
        },
      }),
      new ReproducibleBuild(dirname(folder)),
      ...(isWeb ? [new PreferFederationModules()] : []),
      ...(isWeb
        ? [new CssExtractRspackPlugin({ filename: stylesheetName(name), chunkFilename: stylesheetName(name) })]
        : []),
      ...(isWeb && !isDevelopment
        ? // The same as in the composition: a browser fetches a script again whose hash is named in another way.
          [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true })]
        : []),
      ...(isDevelopment && isWeb ? [new ReactRefreshRspackPlugin()] : []),
    ],
    stats: 'errors-warnings',
  };
}

/** For the browsers that are supported, and as often as it still finds something. */
const webMinimizer = { compress: { passes: 3, ecma: 2020 as const } };

/** In Node no byte is saved: names of variables and comments say where the checkout lies. What a stack trace names stays. */
const nodeMinimizer = {
  compress: false,
  mangle: { keep_fnames: true, keep_classnames: true },
  format: { comments: false as const },
};

/**
 * What is shared is asked for twice: by who provides it, and as the fallback of who consumes it. Left alone, visitors get
 * small packages twice, and a request for each.
 */
const hostChunks = {
  default: { minChunks: 2, minSize: 0, reuseExistingChunk: true },
  defaultVendors: false as const,
  // With its jsx-runtime. Nothing that consumes a shared package may join: its chunk would wait for itself.
  react: { test: /[\\/]node_modules[\\/]react[\\/]/, name: 'react', enforce: true },
};

function stylesheetName(name: string): string {
  return isDevelopment ? '[name].css' : `${name}.[name].[contenthash:10].css`;
}

function scriptRule(isWeb: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: isWeb ? 'es2022' : 'es2023',
        transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment && isWeb } },
      },
    },
  };
}

/** In the browser every style is extracted; Node needs the names of classes and nothing else. */
function styleRules(isWeb: boolean, name: string): RuleSetRule[] {
  const classNames: RuleSetRule = {
    test: isWeb ? /\.css$/ : /\.module\.css$/,
    sideEffects: true,
    use: [
      ...(isWeb ? [CssExtractRspackPlugin.loader] : []),
      {
        loader: resolve('css-loader'),
        options: {
          modules: {
            auto: /\.module\.css$/,
            // The same in both builds and in every checkout: depends on the package, the file and the class alone. Four
            // letters instead of both names make the home page a fifth smaller before compression, 2 % after it.
            localIdentName: '[hash:base64:4]_[local]',
            localIdentHashSalt: name,
            hashStrategy: 'minimal-subset',
            exportOnlyLocals: !isWeb,
            namedExport: false,
            exportLocalsConvention: 'as-is',
          },
        },
      },
      { loader: presetFile('./wrap-in-layer.cjs') },
    ],
  };
  return isWeb ? [classNames] : [classNames, { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' }];
}
