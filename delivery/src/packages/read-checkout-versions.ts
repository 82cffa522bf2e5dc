import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Workspace } from '../workspace';

const workspaceSchema = v.object({ catalog: v.record(v.string(), v.string()) });

const declared = v.optional(v.record(v.string(), v.string()), {});

/** What `package.json` of a package in the checkout says that a published one takes over. */
const manifestSchema = v.object({
  version: v.optional(v.string()),
  sideEffects: v.optional(v.array(v.string())),
  exports: v.optional(v.record(v.string(), v.string()), {}),
  dependencies: declared,
  devDependencies: declared,
});

/** `package.json` of a package in the checkout. */
export type CheckoutManifest = v.InferOutput<typeof manifestSchema>;

/** Reads `package.json` of a package of the checkout. */
export const readManifestOf = async ({ root }: Pick<Workspace, 'root'>, name: string): Promise<CheckoutManifest> =>
  v.parse(manifestSchema, JSON.parse(await readFile(join(root, name, 'package.json'), 'utf8')));

/** The version of everything that packages of the checkout may depend on. */
export async function readCatalog({ root }: Pick<Workspace, 'root'>): Promise<Readonly<Record<string, string>>> {
  return v.parse(workspaceSchema, parse(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8'))).catalog;
}

/** The version of all published packages: they fit each other, and are published together. */
export async function readPackagesVersion(workspace: Pick<Workspace, 'root'>): Promise<string> {
  return v.parse(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)), (await readManifestOf(workspace, 'delivery')).version);
}
