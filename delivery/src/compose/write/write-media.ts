import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findTouchedFiles, repairFolder, writeFolderManifest } from '../../files/folder-manifest';
import { linkFolder } from '../../files/link-folder';
import { settleAll } from '../../files/settle-all';
import { writeAtomically } from '../../files/write-atomically';
import { writeCompressed, writeReadOnly } from '../../files/write-compressed';
import type { ReportProgress } from '../../progress';
import type { Workspace } from '../../workspace';
import { listMedia } from './list-media';

/** How hard media are compressed: `full` takes seconds, `light` is for a first site that is served before that. */
export type MediaCompression = 'full' | 'light';

/** The media of a site. */
export type PreparedMedia = {
  /** Of the media before they are compressed. */
  digest: string;
  compression: MediaCompression;
};

/** The compression of a site that must not wait for it: that of the media which are there, else a light one. */
export async function quickCompression(workspace: Workspace, digest: string): Promise<MediaCompression> {
  return (await isPrepared(workspace, { digest, compression: 'full' })) ? 'full' : 'light';
}

/**
 * Puts the media into a site under `/media` and `/pdfs`; they are compressed once for as long as they stay the same.
 * @param isVerified whether to compress them again and compare, and not to trust sizes and times
 */
export async function writeMedia(
  workspace: Workspace,
  prepared: PreparedMedia,
  folder: string,
  {
    isVerified = false,
    reportProgress,
  }: { isVerified?: boolean | undefined; reportProgress?: ReportProgress | undefined },
): Promise<void> {
  if (isVerified || !(await isPrepared(workspace, prepared))) await prepareMedia(workspace, prepared, reportProgress);
  linkFolder(preparedFolder(workspace, prepared), folder);
}

const preparedFolder = ({ cache }: Workspace, { digest, compression }: PreparedMedia) =>
  join(cache, 'media', compression === 'full' ? digest : `${digest}-light`);

const isPrepared = async (workspace: Workspace, prepared: PreparedMedia) =>
  (await findTouchedFiles(preparedFolder(workspace, prepared))).length === 0;

async function prepareMedia(
  workspace: Workspace,
  prepared: PreparedMedia,
  reportProgress: ReportProgress = () => {},
): Promise<void> {
  const { media, datasheets } = listMedia(workspace);
  const effort = prepared.compression === 'full' ? 'once' : 'each-time';
  let done = 0;
  const write = async (temporary: string) => {
    await mkdir(temporary, { recursive: true });
    for (const file of datasheets)
      await writeReadOnly(temporary, join('pdfs', file), await readFile(join(workspace.datasheets, file)));
    await settleAll(
      media.map(async (file) => {
        const bytes = await readFile(join(workspace.media, file));
        await writeCompressed(temporary, join('media', file), bytes, effort);
        done += 1;
        reportProgress('media', done, media.length);
      }),
    );
    await writeFolderManifest(temporary);
  };
  const folder = preparedFolder(workspace, prepared);
  await writeAtomically(folder, write, (temporary) => repairFolder(temporary, folder));
  if (prepared.compression === 'full')
    await rm(preparedFolder(workspace, { ...prepared, compression: 'light' }), { recursive: true, force: true });
}
