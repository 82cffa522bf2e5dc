import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import * as v from 'valibot';
import { type PlainPackage, plainPackageSchema } from './plain-package';

// How a team sets up plain federation: as the quick start and the page on Node of module-federation.io have it.

/** The two builds of a package, and the folders that they are served from. */
type Target = 'client' | 'server';

const versionSchema = v.object({ version: v.string() });

function configure(built: PlainPackage, target: Target): Configuration {
  const { name, folder, deployed, publicPath, host } = built;
  const isServer = target === 'server';
  return {
    name: `${name}:${target}`,
    mode: 'production',
    devtool: false,
    context: folder,
    target: isServer ? 'async-node' : 'web',
    entry: host ? { main: host.entries[target] } : {},
    output: {
      path: join(deployed, target),
      clean: true,
      uniqueName: name,
      publicPath: `${publicPath}${target}/`,
      filename: '[name].js',
      chunkFilename: '[name].[contenthash].js',
      ...(isServer ? { library: { type: 'commonjs-module' } } : {}),
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
        },
      ],
    },
    plugins: [federate(built, target)],
    stats: 'errors-only',
  };
}

function federate(built: PlainPackage, target: Target) {
  const { name, folder, exposes = {}, host, hasWorkarounds, federationForNode } = built;
  const isServer = target === 'server';
  const share = (dependency: string) => {
    const file = join(folder, 'node_modules', dependency, 'package.json');
    const { version } = v.parse(versionSchema, JSON.parse(readFileSync(file, 'utf8')));
    const range = { singleton: true, requiredVersion: `^${version}` };
    // With the slash, submodules such as react/jsx-runtime are shared as well.
    return { [dependency]: range, ...(hasWorkarounds ? { [`${dependency}/`]: range } : {}) };
  };
  const remotes = Object.entries(host?.remotes ?? {}).map(([remote, origin]) => [
    remote,
    `${remote}@${origin}/${target}/remoteEntry.js`,
  ]);
  const forNode = createRequire(join(federationForNode, 'package.json'));
  return new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    exposes,
    remotes: Object.fromEntries(remotes),
    shared: { ...share('react'), ...share('react-dom') },
    shareStrategy: hasWorkarounds ? 'loaded-first' : 'version-first',
    runtimePlugins: [
      ...(isServer ? [forNode.resolve('@module-federation/node/runtimePlugin')] : []),
      ...(hasWorkarounds && host ? [join(folder, 'src/fallback-plugin.ts')] : []),
    ],
    ...(isServer ? { remoteType: 'script' as const, library: { type: 'commonjs-module' } } : {}),
    manifest: false,
    dts: false,
    dev: false,
  });
}

const built = v.parse(plainPackageSchema, JSON.parse(process.env['PLAIN_PACKAGE'] ?? ''));

export default [configure(built, 'client'), configure(built, 'server')];
