import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { DeliveryError, refuseFindings } from '../delivery-error';
import { readJson } from '../files/read-json';
import { readText } from '../files/read-text';
import type { Workspace } from '../workspace';
import { compareTypes } from './compare-types';
import { emitTypes } from './emit-types';
import { hasContent, listPublicModules, type TypedPackage, typedPackages } from './public-modules';
import { checkoutFolder, readManifestOf, readPackagesVersion } from './read-checkout-versions';

/** Folder of a package of the checkout with the types of its last published version. */
const publishedTypes = 'published-types';

const versionFile = 'version.json';
const versionSchema = v.object({ version: v.string() });

/**
 * Refuses packages whose changes their version denies: each version says in CHANGELOG.md what has changed, and until the next major one,
 * what code against the last published types does still holds.
 * @throws {DeliveryError} with file, line and reason of each.
 */
export async function checkPublishable(workspace: Workspace): Promise<void> {
  const version = await readPackagesVersion(workspace);
  const changes = await readFile(join(workspace.root, 'CHANGELOG.md'), 'utf8');
  if (!changes.split('\n').some((line) => line === `## ${version}`)) {
    const remedy = `Write "## ${version}" and below it, by package, what a team has to know`;
    throw new DeliveryError('package-incompatible', 'CHANGELOG.md', `it has no entry for ${version}`, remedy);
  }
  for (const name of typedPackages) await checkTypes(workspace, name, version);
}

async function checkTypes(workspace: Workspace, name: TypedPackage, version: string): Promise<void> {
  const published = join(checkoutFolder(workspace, name), publishedTypes);
  const known = await readJson(join(published, versionFile), versionSchema);
  if (known === undefined || majorOf(known.version) !== majorOf(version)) return;
  const current = await emitTypes(workspace, name);
  // What was not kept is as it is now.
  const before = join(dirname(current), 'before');
  for (const folder of [current, published]) await cp(folder, before, { recursive: true });
  const modules = listPublicModules(name, await readManifestOf(workspace, name));
  const found = compareTypes({
    published: before,
    current,
    modules: modules.filter(({ declarations }) => existsSync(join(published, declarations))),
    compilerFor: workspace.root,
    configuration: join(workspace.root, 'platform/kit/presets/typescript/base.json'),
  });
  refuseFindings(
    'package-incompatible',
    found.map(({ file, line, name: of, reason }) => `${name}/${publishedTypes}/${file}:${line}: ${of}: ${reason}`),
    `Teams use it as ${known.version} had it. Keep that, or raise the major version in platform/delivery/package.json and say in CHANGELOG.md what to change`,
  );
}

const majorOf = (version: string) => version.split('.')[0];

/** Keeps the types of the public modules, and of what they are made of, beside the package: its next version is compared with them. */
export async function keepPublishedTypes(workspace: Workspace): Promise<void> {
  const version = await readPackagesVersion(workspace);
  for (const name of typedPackages) {
    const published = join(checkoutFolder(workspace, name), publishedTypes);
    const current = await emitTypes(workspace, name);
    await rm(published, { recursive: true, force: true });
    const wanted = listPublicModules(name, await readManifestOf(workspace, name)).map((one) => one.declarations);
    const kept = new Set<string>();
    for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
      const text = kept.has(file) ? undefined : await readText(join(current, file));
      // An example in a comment imports what is not there.
      if (text === undefined || hasContent(file)) continue;
      kept.add(file);
      wanted.push(...listRelative(text).map((path) => `${join(dirname(`${file}`), path)}.d.ts`));
      await mkdir(dirname(join(published, file)), { recursive: true });
      await cp(join(current, file), join(published, file));
    }
    await writeFile(join(published, versionFile), `${JSON.stringify({ version })}\n`);
  }
}

/** The modules of its own package that declarations name. */
const listRelative = (text: string): string[] =>
  Array.from(text.matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g), ([, path = '']) => path);
