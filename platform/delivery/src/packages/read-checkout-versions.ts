import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFolder, listCheckoutPackages } from 'kit/presets/workspace/list-checkout-packages';
import * as v from 'valibot';
import { parse } from 'yaml';
import { DeliveryError } from '../delivery-error';
import type { Workspace } from '../workspace';

const workspaceSchema = v.object({ catalog: v.record(v.string(), v.string()) });

const declared = v.optional(v.record(v.string(), v.string()), {});

/** The fields of a checkout package's `package.json` that a published one takes over. */
const manifestSchema = v.object({
  version: v.optional(v.string()),
  sideEffects: v.optional(v.array(v.string())),
  exports: v.optional(v.record(v.string(), v.string()), {}),
  dependencies: declared,
  devDependencies: declared,
});

/** `package.json` of a package in the checkout. */
export type CheckoutManifest = v.InferOutput<typeof manifestSchema>;

/** Where a package of the checkout is; absolute. @throws {DeliveryError} where there is no checkout. */
export function checkoutFolder({ root }: Pick<Workspace, 'root'>, name: string): string {
  const folder = findFolder(listCheckoutPackages(root), name);
  if (folder !== undefined) return join(root, folder);
  const reason = 'there is no checkout of the site here';
  throw new DeliveryError('unknown-package', `${name}/package.json`, reason, 'Run it there');
}

/** Reads `package.json` of a package of the checkout. */
export const readManifestOf = async (workspace: Pick<Workspace, 'root'>, name: string): Promise<CheckoutManifest> =>
  v.parse(manifestSchema, JSON.parse(await readFile(join(checkoutFolder(workspace, name), 'package.json'), 'utf8')));

/** The version of everything that packages of the checkout may depend on. */
export async function readCatalog({ root }: Pick<Workspace, 'root'>): Promise<Readonly<Record<string, string>>> {
  return v.parse(workspaceSchema, parse(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8'))).catalog;
}

/** The version of all published packages: they fit each other, and are published together. */
export async function readPackagesVersion(workspace: Pick<Workspace, 'root'>): Promise<string> {
  return v.parse(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)), (await readManifestOf(workspace, 'delivery')).version);
}
