import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { platformVersions } from 'kit/presets/federation/shared-singletons';
import * as v from 'valibot';
import { parse } from 'yaml';
import { DeliveryError } from '../../delivery-error';
import { readText } from '../../files/read-text';
import type { Workspace } from '../../workspace';

const workspaceSchema = v.object({ catalog: v.optional(v.record(v.string(), v.string())) });

const declared = v.optional(v.record(v.string(), v.string()), {});
const packageSchema = v.object({
  dependencies: declared,
  devDependencies: declared,
  optionalDependencies: declared,
  peerDependencies: declared,
});

/** What a page has one instance of, whoever built it. */
const sharedPackages = [...Object.keys(platformVersions), 'react-router'];

/**
 * Refuses a package that depends on a version of its own, or on what the catalog does not have: all packages share one version of
 * everything. A team's own repository has no catalog: the packages that it shares with the site come with `shared-config`.
 * @param name of a package, such as `mfe-shop`
 * @throws {DeliveryError} naming the field.
 */
export async function checkPackages({ root }: Workspace, name: string): Promise<void> {
  const text = await readText(join(root, 'pnpm-workspace.yaml'));
  if (text === undefined) return;
  const { catalog } = v.parse(workspaceSchema, parse(text) ?? {});
  if (catalog === undefined) return;
  const fields = v.parse(packageSchema, JSON.parse(await readFile(join(root, name, 'package.json'), 'utf8')));
  for (const [field, packages] of Object.entries(fields)) {
    for (const [wanted, range] of Object.entries(packages)) {
      const refuse = (reason: string, remedy: string) =>
        new DeliveryError('package-not-in-catalog', `${name}/package.json, field "${field}.${wanted}"`, reason, remedy);
      if (range.startsWith('workspace:')) continue;
      const version = catalog[wanted];
      if (range === 'catalog:') {
        if (version !== undefined) continue;
        throw refuse('the catalog does not name it', 'Name the version, such as "^1.2.3": it is this package\'s alone');
      }
      const remedy = 'Write "catalog:". A newer version is for all packages: change it in pnpm-workspace.yaml';
      if (sharedPackages.includes(wanted))
        throw refuse(`"${range}" is a version of its own, and a page has one of it, ${version}`, remedy);
      if (field === 'devDependencies' && version !== undefined)
        throw refuse(
          `"${range}" is a version of its own, and what builds and tests is the same for all, ${version}`,
          remedy,
        );
    }
  }
}
