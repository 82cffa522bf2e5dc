import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameDocument } from 'kit/presets/command-line/name-command';
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
      if (!Object.hasOwn(catalog, wanted))
        throw refuse(
          'the catalog does not name it',
          `Add it to pnpm-workspace.yaml, with a reason in ${nameDocument('docs/dependencies.md')}`,
        );
      if (range !== 'catalog:')
        throw refuse(
          `"${range}" is a version of its own, and the catalog has ${catalog[wanted]}`,
          'Write "catalog:". A newer version is for all packages: change it in pnpm-workspace.yaml',
        );
    }
  }
}
