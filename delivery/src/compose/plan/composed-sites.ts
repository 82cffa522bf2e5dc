import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type LeftOut, type LeftOutPage, leftOutFile, leftOutSchema } from 'shared-config/contract/left-out';
import { readJson } from '../../files/read-json';
import type { Workspace } from '../../workspace';

/** What a composed site does without; nothing where none is composed, or one from before there was such a file. */
export async function readLeftOut(folder: string): Promise<LeftOut> {
  return (await readJson(join(folder, leftOutFile), leftOutSchema)) ?? { inputs: '', pages: [] };
}

/** The site that was composed from the same before: complete, or as complete as it could be then. @param digest of its source */
export async function findComposedSite(
  { sites }: Workspace,
  digest: string,
): Promise<{ id: string; leftOut: readonly LeftOutPage[] } | undefined> {
  if (statSync(join(sites, digest), { throwIfNoEntry: false })?.isDirectory()) return { id: digest, leftOut: [] };
  for (const id of await readdir(sites).catch(() => [])) {
    if (id.endsWith('.tmp')) continue;
    const { inputs, pages } = await readLeftOut(join(sites, id));
    if (inputs === digest) return { id, leftOut: pages };
  }
  return undefined;
}
