import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOnly } from '../../files/durable-files';
import { fileExists } from '../../files/file-exists';
import { finishAll } from '../../files/finish-all';
import { linkFolder } from '../../files/link-folder';
import { listFiles } from '../../files/list-files';
import { findTouchedFiles, repairFolder, sealFolder } from '../../files/sealed-folder';
import { writeCompressed } from '../../files/write-compressed';
import type { Workspace } from '../../workspace';

/** What a site publishes as it is: pictures, films and PDFs. */
type SiteMedia = { media: string[]; datasheets: string[] };

async function listMedia({ media, datasheets }: Workspace): Promise<SiteMedia> {
  return {
    media: (await fileExists(media)) ? await listFiles(media) : [],
    datasheets: (await fileExists(datasheets))
      ? (await listFiles(datasheets)).filter((file) => file.endsWith('.pdf'))
      : [],
  };
}

/** Feeds a digest with all that the media consist of: a name with a hash of its content stands for its bytes. */
export async function updateWithMedia(
  hash: { update: (data: string | Buffer) => unknown },
  workspace: Workspace,
): Promise<void> {
  const { media, datasheets } = await listMedia(workspace);
  for (const file of media) {
    hash.update(`${file}\n`);
    if (!/\.[0-9a-f]{8}\.\w+$/.test(file)) hash.update(await readFile(join(workspace.media, file)));
  }
  for (const file of datasheets) {
    hash.update(`${file}\n`);
    hash.update(await readFile(join(workspace.datasheets, file)));
  }
}

/**
 * Puts the media into a site under `/media` and `/pdfs`; compressed once for as long as they stay the same.
 * @param digest of all of them
 * @param isVerified whether to make them anew and compare, and not to trust sizes and times
 */
export async function writeMedia(
  workspace: Workspace,
  digest: string,
  folder: string,
  isVerified: boolean,
): Promise<void> {
  const prepared = join(workspace.cache, 'media', digest);
  if (isVerified || (await findTouchedFiles(prepared)).length > 0) await prepareMedia(workspace, prepared);
  await linkFolder(prepared, folder);
}

async function prepareMedia(workspace: Workspace, prepared: string): Promise<void> {
  const temporary = `${prepared}.${randomUUID()}.tmp`;
  const { media, datasheets } = await listMedia(workspace);
  try {
    await mkdir(join(temporary, 'pdfs'), { recursive: true });
    for (const file of datasheets) await copyMedia(join(workspace.datasheets, file), join(temporary, 'pdfs', file));
    await finishAll(
      media.map(async (file) =>
        writeCompressed(join(temporary, 'media'), file, await readFile(join(workspace.media, file)), 'once'),
      ),
    );
    await sealFolder(temporary);
    if (await fileExists(prepared)) await repairFolder(temporary, prepared);
    else await rename(temporary, prepared);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // Another compose prepared the same in the same moment.
    if ((await findTouchedFiles(prepared)).length > 0) throw error;
  }
}

const copyMedia = async (from: string, to: string) => writeFile(to, await readFile(from), { mode: readOnly });
