import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../files/list-files';
import type { Workspace } from '../../workspace';

/** Files that a site publishes as they are, relative to their folders: pictures and films; PDFs and what belongs to them. */
export type SiteMedia = { media: string[]; datasheets: string[] };

/** Lists the media of a checkout. */
export function listMedia({ media, datasheets }: Workspace): SiteMedia {
  return {
    media: existsSync(media) ? listFiles(media) : [],
    datasheets: existsSync(datasheets) ? listFiles(datasheets).filter((file) => /\.(pdf|dxf)$/.test(file)) : [],
  };
}

/** Digest of all media: a name with a hash of its content stands for its bytes. */
export function digestMedia(workspace: Workspace): string {
  const hash = createHash('sha256');
  const { media, datasheets } = listMedia(workspace);
  for (const file of media) {
    hash.update(`${file}\n`);
    if (!/\.[0-9a-f]{8}\.\w+$/.test(file)) hash.update(readFileSync(join(workspace.media, file)));
  }
  for (const file of datasheets) {
    hash.update(`${file}\n`);
    hash.update(readFileSync(join(workspace.datasheets, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
