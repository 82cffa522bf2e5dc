import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileExists } from '../../files/file-exists';
import { listFiles } from '../../files/list-files';
import type { Workspace } from '../../workspace';

/** Files that a site publishes as they are, relative to their folders: pictures and films; PDFs and what belongs to them. */
export type SiteMedia = { media: string[]; datasheets: string[] };

/** Lists the media of a checkout. */
export async function listMedia({ media, datasheets }: Workspace): Promise<SiteMedia> {
  return {
    media: (await fileExists(media)) ? await listFiles(media) : [],
    datasheets: (await fileExists(datasheets))
      ? (await listFiles(datasheets)).filter((file) => /\.(pdf|dxf)$/.test(file))
      : [],
  };
}

/** Digest of all media: a name with a hash of its content stands for its bytes. */
export async function digestMedia(workspace: Workspace): Promise<string> {
  const hash = createHash('sha256');
  const { media, datasheets } = await listMedia(workspace);
  for (const file of media) {
    hash.update(`${file}\n`);
    if (!/\.[0-9a-f]{8}\.\w+$/.test(file)) hash.update(await readFile(join(workspace.media, file)));
  }
  for (const file of datasheets) {
    hash.update(`${file}\n`);
    hash.update(await readFile(join(workspace.datasheets, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
