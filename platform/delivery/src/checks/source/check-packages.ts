import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { platformVersions } from 'kit/presets/federation/shared-singletons';
import * as v from 'valibot';
import { parse } from 'yaml';
import { DeliveryError } from '../../delivery-error';
import { readText } from '../../files/read-text';
import type { Workspace } from '../../workspace';

const workspaceSchema = v.object({ catalog: v.record(v.string(), v.string()) });

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
 * Refuses a version of its own of a package that all packages share while a page runs, or of a tool that the catalog names. Any other
 * library a package brings as it likes. A team's own repository has no catalog: what it shares with the site comes with `kit`.
 * @param name of a package, such as `mfe-shop`
 * @throws {DeliveryError} naming the field.
 */
export async function checkPackages({ root }: Workspace, name: string): Promise<void> {
  const text = await readText(join(root, 'pnpm-workspace.yaml'));
  if (text === undefined) return;
  const { catalog } = v.parse(workspaceSchema, parse(text));
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
