import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LeftOut } from 'shared-config/contract/left-out';
import { flushToDisk } from '../../files/durable-files';
import { repairFolder, writeFolderManifest } from '../../files/folder-manifest';
import { linkWithForms } from '../../files/link-folder';
import { workInBackground } from '../../files/work-in-background';
import { writeAtomically } from '../../files/write-atomically';
import { retiredRedirects } from '../../registry/registry';
import type { Workspace } from '../../workspace';
import { describeRemote } from '../describe-remote';
import type { FailedPage, Omissions } from '../fallbacks/apply-fallbacks';
import { writeMedia } from '../media/write-media';
import type { SitePlan } from '../plan/plan-pages';
import { planSite } from '../plan/plan-site';
import { createRenderJob } from '../prerender/describe-page';
import { pageCacheFolder } from '../prerender/page-cache';
import { type PageRecord, readPageRecord } from '../prerender/page-record';
import { type PrerenderedPages, prerenderPages } from '../prerender/prerender-pages';
import { type Renderer, startRenderer } from '../prerender/renderer';
import type { SiteInputs } from '../site-inputs';
import { identifySite } from '../source/identify-site';
import type { SiteSource } from '../source/read-source';
import { writeAssets } from './write-assets';
import { pageEffort, writePage } from './write-page';
import { writeSiteFiles } from './write-site-files';

/** What a site does without, and why pages failed before, by their inputs: those are not tried again; new ones are added. */
export type WriteAttempt = { omissions: Omissions; failures: Map<string, string> };

/** A site, or the pages that failed; then nothing was put in place. */
export type WriteOutcome = {
  id: string;
  pages: number;
  rendered: number;
  failed: readonly FailedPage[];
  /** Whether the same site had been composed before, and was still there. */
  wasThere: boolean;
  /** Files of a site that was there already which were not as they had been written. */
  repaired: readonly string[];
};

/** Plans, renders and writes a site, and puts it in place when every page of it prerenders. */
export async function writeSite(
  workspace: Workspace,
  inputs: SiteInputs,
  source: SiteSource,
  attempt: WriteAttempt,
): Promise<WriteOutcome> {
  const plan = planSite(source.remotes, inputs.documents, attempt.omissions);
  const id = identifySite(source.digest, attempt.omissions);
  const folder = join(workspace.sites, id);
  const site = { ...attempt, id, plan, source, inputs };
  let pages: PrerenderedPages = { listed: new Set(), record: new Map(), rendered: 0, failed: [] };
  const renderer = startRenderer();
  const write = async (temporary: string) => {
    pages = await writeContents(workspace, site, renderer, temporary);
    if (pages.failed.length > 0) return false;
    // Complete on disk before anything leads to it.
    await flushToDisk(temporary);
    return true;
  };
  try {
    const repaired = await writeAtomically(folder, write, (temporary) => repairFolder(temporary, folder));
    const { rendered, failed } = pages;
    return {
      id,
      pages: plan.pages.length,
      rendered,
      failed,
      wasThere: repaired !== undefined,
      repaired: repaired ?? [],
    };
  } finally {
    renderer.dismiss();
  }
}

type SiteInProgress = WriteAttempt & { id: string; plan: SitePlan; source: SiteSource; inputs: SiteInputs };

/** Rendering has a process of its own; what does not have to wait for it is compressed and linked meanwhile. */
async function writeContents(
  workspace: Workspace,
  { id, plan, source, inputs, omissions, failures }: SiteInProgress,
  renderer: Renderer,
  folder: string,
): Promise<PrerenderedPages> {
  const { host, remotes } = source;
  const { kept, posts: shownPosts } = omissions;
  const composed = remotes.map(describeRemote);
  const site = { id, host, remotes, composed, pages: plan.pages, kept };
  await mkdir(folder, { recursive: true });
  const writing = workInBackground();
  try {
    const effort = pageEffort(plan.pages.length, source.media.compression);
    const output = effort === 'each-time' ? { folder, cache: pageCacheFolder(workspace) } : undefined;
    // With thousands of pages it takes longer to find out which have changed than to load the versions.
    if (output) renderer.prepare({ ...(await createRenderJob(workspace, site, [])), output });
    const live: PageRecord = inputs.isVerified ? new Map() : await readPageRecord(workspace.site);
    const keptAssets = [...kept.values()].flatMap(({ assets }) => assets);
    writing.begin(writeAssets(workspace, inputs, keptAssets, folder));
    writing.begin(writeMedia(workspace, source.media, folder, inputs));
    const pages = await prerenderPages(workspace, renderer, site, {
      failures,
      live,
      effort,
      output,
      onPage: (file, html) => writePage(workspace, folder, file, html, effort),
      onSamePages: (files) => linkWithForms(workspace.site, folder, files),
      reportProgress: inputs.reportProgress,
    });
    if (pages.failed.length === 0) {
      const leftOut: LeftOut = { inputs: source.digest, pages: [...omissions.pages] };
      const { listed, record } = pages;
      const composition = { id, shell: host.version, remotes: composed };
      writing.begin(
        writeSiteFiles(folder, {
          composition,
          plan,
          moved: Object.assign(
            {},
            ...Object.values(retiredRedirects(inputs.registry)),
            ...remotes.map(({ redirects }) => redirects),
          ),
          listed,
          record,
          kept,
          shownPosts,
          posts: inputs.posts,
          leftOut,
        }),
      );
    }
    await writing.finish();
    if (pages.failed.length === 0) await writeFolderManifest(folder);
    return pages;
  } catch (error) {
    // Whatever is still being written would come back after it was removed.
    await writing.finish().catch(() => {});
    throw error;
  }
}
