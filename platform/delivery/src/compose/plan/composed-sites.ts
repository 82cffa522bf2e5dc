import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type LeftOutPage,
  leftOutFile,
  leftOutRecordFile,
  leftOutSchema,
  leftOutSuffix,
  namedPagesSchema,
  type UnsearchedPages,
} from 'kit/contract/left-out';
import { readJson } from '../../files/read-json';
import type { Workspace } from '../../workspace';

/** Paths of the pages that a composed site does without; none where none is composed, or one from before there was such a file. */
export async function readLeftOutPaths(folder: string): Promise<string[]> {
  const named = await readJson(join(folder, leftOutFile), namedPagesSchema);
  return named?.pages.map(({ location }) => location) ?? [];
}

/** The site that was composed from the same before: complete, or as complete as it could be then. @param digest of its source */
export async function findComposedSite(
  { sites }: Workspace,
  digest: string,
): Promise<{ id: string; leftOut: readonly LeftOutPage[]; unsearched: readonly UnsearchedPages[] } | undefined> {
  const isThere = (id: string) => statSync(join(sites, id), { throwIfNoEntry: false })?.isDirectory() === true;
  const read = (id: string) => readJson(leftOutRecordFile(join(sites, id)), leftOutSchema);
  if (isThere(digest)) return { id: digest, leftOut: [], unsearched: (await read(digest))?.unsearched ?? [] };
  for (const file of await readdir(sites).catch(() => [])) {
    if (!file.endsWith(leftOutSuffix)) continue;
    const id = file.slice(0, -leftOutSuffix.length);
    const record = await read(id);
    if (record?.inputs === digest && isThere(id))
      return { id, leftOut: record.pages, unsearched: record.unsearched ?? [] };
  }
  return undefined;
}
