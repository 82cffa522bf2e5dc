import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findTouchedFiles, repairFolder, writeFolderManifest } from '../../files/folder-manifest';
import { linkFolder } from '../../files/link-folder';
import { settleAll } from '../../files/settle-all';
import { writeAtomically } from '../../files/write-atomically';
import { writeCompressed, writeReadOnly } from '../../files/write-compressed';
import type { Workspace } from '../../workspace';
import { listMedia } from '../plan/list-media';
import type { SiteInputs } from '../site-inputs';

/**
 * Puts the media into a site under `/media` and `/pdfs`; they are written once for as long as they stay the same.
 * @param digest of the media before they are compressed
 */
export async function writeMedia(
  workspace: Workspace,
  digest: string,
  { isVerified = false }: Pick<SiteInputs, 'isVerified'>,
  folder: string,
): Promise<void> {
  const prepared = join(workspace.cache, 'media', digest);
  if (isVerified || (await findTouchedFiles(prepared)).length > 0) {
    const write = (temporary: string) => compressMedia(workspace, temporary);
    await writeAtomically(prepared, write, (temporary) => repairFolder(temporary, prepared));
  }
  linkFolder(prepared, folder);
}

async function compressMedia(workspace: Workspace, folder: string): Promise<void> {
  const { media, datasheets } = listMedia(workspace);
  await mkdir(folder, { recursive: true });
  for (const file of datasheets)
    await writeReadOnly(folder, join('pdfs', file), await readFile(join(workspace.datasheets, file)));
  await settleAll(
    media.map(async (file) =>
      writeCompressed(folder, join('media', file), await readFile(join(workspace.media, file))),
    ),
  );
  await writeFolderManifest(folder);
}
