import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DeliveryError } from '../../delivery-error';
import { listFiles } from '../../files/list-files';
import { mediaPackage } from '../../packages/published-packages';
import { mediaFolder, type Workspace } from '../../workspace';

/** Files that a site publishes as they are, relative to their folders: pictures and films; PDFs and the files that belong to them. */
export type SiteMedia = { media: string[]; datasheets: string[] };

/**
 * Lists the media of a site.
 * @throws {DeliveryError} where the commands are installed without them: the site would lose its pictures.
 */
export function listMedia({ root, media, datasheets }: Workspace): SiteMedia {
  const installed = mediaFolder(root, false);
  if (dirname(media) === installed && !existsSync(installed))
    throw new DeliveryError(
      'media-not-installed',
      `node_modules/${mediaPackage}`,
      'it is not there, so the site would be composed without its pictures and documents',
      `Run "npm install ${mediaPackage}@npm:<scope>/${mediaPackage}", with the scope that "delivery" has in package.json`,
    );
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
