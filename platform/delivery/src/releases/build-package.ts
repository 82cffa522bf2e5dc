import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeIssue } from 'kit/contract/describe-issue';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';
import { compile } from './compile';
import { buildByScript } from './own-build/build-by-script';
import type { PackageBuild } from './package-build';

const assetsSchema = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });
const manifestSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string() }) }),
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: assetsSchema, css: assetsSchema }) })),
  // Only the presets write this field: a build by the federation plugin has another form of it.
  sharedVersions: v.optional(v.record(v.string(), v.string())),
});

/**
 * Runs both compilations of a package as its rspack.config.ts describes them; without one, the script `build` of its
 * package.json.
 * @throws {DeliveryError} with the compiler's own messages.
 */
export async function buildPackage(folder: string, name: string): Promise<PackageBuild> {
  if (!usesPresets(folder)) return buildByScript(folder, name);
  await compile(folder, name);
  const web = join(folder, 'dist', 'web');
  const node = join(folder, 'dist', 'node');
  return { web, node, ...readManifest(await readFile(join(web, 'mf-manifest.json'), 'utf8'), name) };
}

/** Whether a package is built by the presets of the kit, and not by a script of its own. */
export const usesPresets = (folder: string): boolean => existsSync(join(folder, 'rspack.config.ts'));

/**
 * Reads what a build for browsers says of itself: its entry, the files of each expose, and what it shares.
 * @throws {DeliveryError} when it was built without the presets.
 */
export function readManifest(manifest: string, name: string): Pick<PackageBuild, 'webEntry' | 'exposes' | 'shared'> {
  const result = v.safeParse(manifestSchema, JSON.parse(manifest));
  if (!result.success) {
    throw new DeliveryError(
      'build-incomplete',
      `${name}/dist/web/mf-manifest.json`,
      describeIssue(result.issues),
      'Use the presets of the kit in its rspack.config.ts',
    );
  }
  const { metaData, exposes, sharedVersions } = result.output;
  return {
    webEntry: metaData.remoteEntry.name,
    exposes: Object.fromEntries(
      exposes.map(({ path, assets }) => [path, { scripts: assets.js.sync, styles: assets.css.sync }]),
    ),
    ...(sharedVersions ? { shared: sharedVersions } : {}),
  };
}
