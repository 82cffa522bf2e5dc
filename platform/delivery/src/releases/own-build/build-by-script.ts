import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { listFiles } from '../../files/list-files';
import { readJson } from '../../files/read-json';
import { readText } from '../../files/read-text';
import type { PackageBuild } from '../package-build';
import { runBuild } from '../run-build';
import { checkLayers } from './check-layers';
import { checkScriptHashes } from './check-script-hashes';
import { pinModules } from './pin-modules';
import { readOwnManifest } from './read-own-manifest';
import { refuseBuild } from './refuse-build';

const packageSchema = v.object({ scripts: v.object({ build: v.string() }) });

/** The names of the entry built for Node: the one is CommonJS, the other an ES module. */
const nodeEntries = ['remoteEntry.js', 'remoteEntry.mjs'];

/**
 * Builds a remote that does without the presets, by the script `build` of its package.json, and reads what it left in
 * `dist/web` and `dist/node` (docs/any-bundler.md).
 * @throws {DeliveryError} with the output of the script; for what the build lacks, naming the line that brings it.
 */
export async function buildByScript(folder: string, name: string): Promise<PackageBuild> {
  if ((await readJson(join(folder, 'package.json'), packageSchema)) === undefined) {
    throw refuseBuild(
      `${name}/package.json`,
      'it has no script "build", and there is no rspack.config.ts beside it',
      'Add the script, such as "build": "vite build && vite build --ssr"',
    );
  }
  // Files of an earlier build are none of this one.
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  await runBuild(folder, name, {
    program: 'npm',
    args: ['run', 'build', '--no-update-notifier'],
    failure: 'its script "build" failed',
  });
  const [web, node] = [join(folder, 'dist', 'web'), join(folder, 'dist', 'node')];
  const manifest = await readText(join(web, 'mf-manifest.json'));
  if (manifest === undefined) {
    throw refuseBuild(
      `${name}/dist/web/mf-manifest.json`,
      'the build has not written it',
      "Write the build for browsers to dist/web, and add to the federation plugin: manifest: true, filename: 'remoteEntry.js'",
    );
  }
  const { entry, isModule, exposes, shared } = readOwnManifest(manifest, name);
  const nodeEntry = nodeEntries.find((file) => existsSync(join(node, file)));
  if (nodeEntry === undefined) {
    throw refuseBuild(
      `${name}/dist/node/remoteEntry.js`,
      'there is no build for Node, without which no page can be prerendered',
      "Write one to dist/node. With webpack: target: 'async-node', and library: { type: 'commonjs-module' } in the federation plugin. With Vite: vite build --ssr, and ssrFilename: 'remoteEntry.mjs' in the federation plugin",
    );
  }
  checkFileNames(web, name);
  await checkLayers(web, name);
  if (isModule) return { web, node, nodeEntry, shared, ...(await pinModules(web, name, entry, exposes)) };
  await checkScriptHashes(web, name, entry);
  return { web, node, nodeEntry, shared, webEntry: entry, exposes };
}

/** @throws {DeliveryError} for a file that the server would not hand out. */
function checkFileNames(web: string, name: string): void {
  const hidden = listFiles(web, (entry) => entry.startsWith('.')).find((file) => /(^|\/)_/.test(file));
  if (hidden === undefined) return;
  throw refuseBuild(
    `${name}/dist/web/${hidden}`,
    'the site serves no file whose name begins with an underscore',
    "With Vite, write build: { rolldownOptions: { output: { chunkFileNames: 'assets/chunk-[hash].js' } } }. With webpack, write output: { chunkFilename: '[id].js' }",
  );
}
