import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type LeftOut, leftOutRecordFile } from 'kit/contract/left-out';
import { flushToDisk } from '../../files/durable-files';
import { repairFolder, writeFolderManifest } from '../../files/folder-manifest';
import { linkFile } from '../../files/link-folder';
import { pathInside } from '../../files/path-inside';
import { compressedSuffixes } from '../../files/precompress';
import { settleAll } from '../../files/settle-all';
import { writeAtomically } from '../../files/write-atomically';
import { writeCompressed } from '../../files/write-compressed';
import { writeDurably } from '../../files/write-durably';
import type { Workspace } from '../../workspace';
import { listMenus } from '../plan/list-menus';
import type { SiteSource } from '../plan/read-source';
import type { RenderedSite } from '../render/render-site';
import type { SiteInputs } from '../site-inputs';
import { fillMenus } from './fill-menus';
import { writeAssets } from './write-assets';
import { writeMedia } from './write-media';
import { writePostPictures } from './write-post-pictures';
import { writeSiteFiles } from './write-site-files';

/** Whether a site had been there before, and which of its files were not as they had been written. */
type WrittenSite = { wasThere: boolean; repaired: readonly string[] };

/** Writes a site in a folder of its own, whole or not at all; one that is there already is repaired. */
export async function writeSite(
  workspace: Workspace,
  inputs: SiteInputs,
  source: SiteSource,
  rendered: RenderedSite,
): Promise<WrittenSite> {
  const write = async (folder: string) => {
    await writeContents(workspace, inputs, source, rendered, folder);
    // Complete on disk before anything leads to it.
    await flushToDisk(folder);
  };
  const folder = join(workspace.sites, rendered.id);
  const repaired = await writeAtomically(folder, write, (temporary) => repairFolder(temporary, folder));
  const { pages } = rendered.omissions;
  const unsearched = [...rendered.unsearched];
  const leftOut: LeftOut = { inputs: source.digest, pages: [...pages], ...(unsearched.length > 0 && { unsearched }) };
  // Last: one that lies beside no site would be removed. Without it the same is composed once more.
  if (pages.length + unsearched.length > 0) await writeDurably(leftOutRecordFile(folder), JSON.stringify(leftOut));
  return { wasThere: repaired !== undefined, repaired: repaired ?? [] };
}

async function writeContents(
  workspace: Workspace,
  inputs: SiteInputs,
  source: SiteSource,
  rendered: RenderedSite,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Posts whose pages stay as they were are among the omissions, and need their pictures too.
  writePostPictures(workspace, [...inputs.posts, ...rendered.omissions.posts], folder);
  await settleAll([
    writePages(workspace, inputs, source, rendered, folder),
    writeAssets(workspace, inputs, rendered.omissions, folder),
    writeMedia(workspace, source.media, inputs, folder),
    writeSiteFiles(inputs, source, rendered, folder),
  ]);
  await writeFolderManifest(folder);
}

/** Links the pages that are in the store, with the menus of this site, and writes those that stay as they were, with what menus they had. */
async function writePages(
  workspace: Workspace,
  inputs: SiteInputs,
  { remotes, basePath }: SiteSource,
  { stored, omissions, plan }: RenderedSite,
  folder: string,
): Promise<void> {
  for (const [file, { html }] of omissions.lastGood) await writeCompressed(folder, file, html);
  const files = new Set(plan.pages.map(({ file }) => file));
  const menus = listMenus(remotes, (file) => files.has(file));
  for (const [file, page] of await fillMenus(workspace, plan.pages, stored, { ...inputs, menus, basePath })) {
    for (const suffix of ['', ...compressedSuffixes]) linkFile(page.file + suffix, pathInside(folder, file + suffix));
  }
}
