import { cp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';
import { DeliveryError, refuseFindings } from '../delivery-error';
import type { ReleaseStore } from '../environment';
import { listFiles } from '../files/list-files';
import { readJson } from '../files/read-json';
import type { NpmClient } from '../store/npm-client';
import type { Workspace } from '../workspace';
import { compareTypes } from './compare-types';
import { typesFolder } from './describe-package';
import { emitTypes } from './emit-types';
import { hasContent, listPublicModules, type TypedPackage, typedPackages } from './public-modules';
import { checkoutFolder, readManifestOf, readPackagesVersion } from './read-checkout-versions';

const require = createRequire(import.meta.url);

/** `package.json` of a published package: for each module that has declarations, where they are. */
const publishedSchema = v.object({
  version: v.string(),
  exports: v.record(
    v.string(),
    v.union([
      v.string(),
      v.pipe(
        v.object({ default: v.string() }),
        v.transform((one) => one.default),
      ),
    ]),
  ),
});

/**
 * Refuses packages whose changes their version denies: each version says in CHANGELOG.md what has changed, and until the next major one,
 * what code against the version that the registry got last still holds. Of a package that it never got nothing is compared.
 * @throws {DeliveryError} with file, line and reason of each; when the registry cannot be asked.
 */
export async function checkPublishable(workspace: Workspace, store: ReleaseStore): Promise<void> {
  const version = await readPackagesVersion(workspace);
  const changes = await readFile(join(workspace.root, 'CHANGELOG.md'), 'utf8');
  if (!changes.split('\n').some((line) => line === `## ${version}`)) {
    const remedy = `Write "## ${version}" and below it, by package, what a team has to know`;
    throw new DeliveryError('package-incompatible', 'CHANGELOG.md', `it has no entry for ${version}`, remedy);
  }
  const { openNpmClient }: typeof import('../store/npm-client') = require('../store/npm-client.ts');
  const client = await openNpmClient(workspace, store);
  for (const name of typedPackages) await checkTypes(workspace, client, { name, version, scope: store.scope });
}

async function checkTypes(
  workspace: Workspace,
  client: NpmClient,
  { name, version, scope }: { name: TypedPackage; version: string; scope: string },
): Promise<void> {
  // From here its dependencies are found.
  const former = join(checkoutFolder(workspace, name), 'node_modules', '.cache', 'published');
  await rm(former, { recursive: true, force: true });
  if (!(await client.extractLatest(`${scope}/${name}`, former))) return;
  const known = await readJson(join(former, 'package.json'), publishedSchema);
  if (known === undefined || majorOf(known.version) !== majorOf(version)) return;
  const current = await emitTypes(workspace, name);
  const published = join(former, typesFolder);
  // Content may change in any version: both sides get the declarations that it has now.
  for (const file of listFiles(current).filter(hasContent))
    await cp(join(current, file), join(published, file), { recursive: true });
  const now = new Map(
    listPublicModules(name, await readManifestOf(workspace, name)).map((one) => [one.module, one.declarations]),
  );
  const found = compareTypes({
    published,
    current,
    modules: listPublicModules(name, known).map(({ module, declarations }) => ({
      module,
      published: declarations,
      current: now.get(module),
    })),
    compilerFor: workspace.root,
    configuration: join(workspace.root, 'platform/kit/presets/typescript/base.json'),
  });
  const id = `${scope}/${name}@${known.version}`;
  refuseFindings(
    'package-incompatible',
    found.map(({ file, line, name: of, reason }) => `${id}/${typesFolder}/${file}:${line}: ${of}: ${reason}`),
    `Teams use it as ${known.version} had it. Keep that, or raise the major version in platform/delivery/package.json and say in CHANGELOG.md what to change`,
  );
}

const majorOf = (version: string) => version.split('.')[0];
