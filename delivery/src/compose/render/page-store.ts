import { createHash } from 'node:crypto';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { readOnly } from '../../files/durable-files';
import { type CompressionEffort, precompress, withEncodings } from '../../files/precompress';
import { writeAtomically } from '../../files/write-atomically';
import type { Workspace } from '../../workspace';

/** A page that was rendered: its file, with the compressed forms beside it, and whether search engines list it. */
export type StoredPage = { file: string; isListed: boolean };

/** What a page in the store is known by: what it was rendered from, and how hard it was compressed. */
export type PageKey = { digest: string; effort: CompressionEffort };

/** Written last of a page: the sizes of its files, so that one that was cut short by a power failure, or edited, is noticed. */
const descriptionSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ isListed: v.boolean(), sizes: v.array(v.number()) }),
);

/** Digest of what a page is rendered from. */
export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Folder of all pages that were rendered, one folder each. Sites link their files. */
export const pageStoreFolder = ({ cache }: Workspace) => join(cache, 'pages');

function filesOf(workspace: Workspace, { digest, effort }: PageKey) {
  const folder = join(pageStoreFolder(workspace), `${effort}-${digest}`);
  return { folder, file: join(folder, 'page.html'), description: join(folder, 'page.json') };
}

/** A page that was rendered before, if it is there as it was written. */
export function findStoredPage(workspace: Workspace, key: PageKey): StoredPage | undefined {
  const { folder, file, description } = filesOf(workspace, key);
  const described = statSync(description, { throwIfNoEntry: false });
  if (!described) return undefined;
  const { success, output } = v.safeParse(descriptionSchema, readFileSync(description, 'utf8'));
  const isWhole = (path: string, size: number | undefined) => {
    const found = statSync(path, { throwIfNoEntry: false });
    return found?.size === size && found !== undefined && found.mtimeMs <= described.mtimeMs;
  };
  if (!success || !withEncodings([file]).every((path, index) => isWhole(path, output.sizes[index]))) return undefined;
  // Pages that are not used for long are pruned.
  const now = new Date();
  utimesSync(folder, now, now);
  return { file, isListed: output.isListed };
}

/** Writes a page with its compressed forms into the store; what was there of it is replaced file by file. */
export async function storePage(
  workspace: Workspace,
  key: PageKey,
  { html, isListed }: { html: string; isListed: boolean },
): Promise<StoredPage> {
  const { folder, file, description } = filesOf(workspace, key);
  await mkdir(folder, { recursive: true });
  const bytes = Buffer.from(html);
  const forms = [{ suffix: '', bytes }, ...(await precompress(file, bytes, key.effort))];
  const write = (path: string, content: Buffer | string) =>
    writeAtomically(path, (temporary) => writeFile(temporary, content, { mode: readOnly }));
  for (const form of forms) await write(file + form.suffix, form.bytes);
  await write(description, JSON.stringify({ isListed, sizes: forms.map((form) => form.bytes.length) }));
  return { file, isListed };
}
