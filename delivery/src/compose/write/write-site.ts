import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LeftOut, LeftOutPage } from 'shared-config/contract/left-out';
import { flushToDisk } from '../../files/durable-files';
import { fileExists } from '../../files/file-exists';
import { findTouchedFiles, repairFolder, sealFolder } from '../../files/sealed-folder';
import { writeCompressed } from '../../files/write-compressed';
import type { Registry } from '../../registry/registry';
import { hostName, type Workspace } from '../../workspace';
import { describeRemote } from '../describe-remote';
import { findComposedSite, readLeftOut } from '../left-out/composed-sites';
import { type FailedPage, leaveOut, nothingOmitted, type Omissions } from '../left-out/leave-out';
import { type Candidate, refuseFailures } from '../left-out/refuse-failures';
import { planPages, type SitePlan } from '../plan-pages';
import { prerenderPages } from '../prerender/prerender-pages';
import { startRenderer } from '../prerender/renderer';
import { readSource, type SiteContent, type SiteSource } from '../read-site-source';
import { writeAssets } from './write-assets';
import { writeMedia } from './write-media';
import { writeSiteFiles } from './write-site-files';

/** What a site is composed from: a version of each package, and what is the same whichever those are. */
export type SiteInputs = SiteContent & {
  /** Files of every version in it stay in the site, for tabs that were opened before. */
  registry: Registry;
  /** Version of each package, the shell included. */
  versions: Readonly<Record<string, string>>;
  /** The version whose pages must all prerender, if one is about to go live. */
  candidate?: Candidate | undefined;
  /** Whether every byte is verified, and pages that were left out are tried again. */
  isVerified?: boolean | undefined;
};

/** A composed site: of how many pages, how many of those had to be rendered, and what it does without. */
export type WrittenSite = {
  id: string;
  pages: number;
  rendered: number;
  leftOut: readonly LeftOutPage[];
  /** Files of a site that was there already which were not as they had been written. */
  repaired: readonly string[];
};

/**
 * Composes versions into a site: prerenders what has changed, and writes all of it beside the site that is live. A site
 * that was composed from the same before is taken as it is, unless a file in it was touched: those are written again. A
 * page that does not prerender is left out; of the candidate it is refused.
 * @throws {DeliveryError | ContractError} and then nothing has changed.
 */
export async function writeSite(workspace: Workspace, inputs: SiteInputs): Promise<WrittenSite> {
  const source = await readSource(workspace, inputs.versions, inputs, inputs.isVerified ? 'contents' : 'touched');
  const { candidate } = inputs;
  const refuse = async (failed: Parameters<typeof refuseFailures>[1]) => {
    if (!candidate || inputs.versions[candidate.name] !== candidate.version) return;
    refuseFailures(candidate, failed, (await readLeftOut(workspace.site)).pages);
  };
  const known = inputs.isVerified ? undefined : await findComposedSite(workspace, source.digest);
  if (known) {
    const { id, leftOut } = known;
    await refuse(leftOut);
    if ((await findTouchedFiles(join(workspace.sites, id))).length === 0) {
      return { id, pages: planPages(source.remotes, inputs.posts).pages.length, rendered: 0, leftOut, repaired: [] };
    }
  }
  // Inputs of pages that failed: they are not tried twice.
  const failures = new Map<string, string>();
  let rendered = 0;
  for (let omissions = nothingOmitted(inputs.posts); ; ) {
    const attempt = await attemptSite(workspace, inputs, source, omissions, failures);
    rendered += attempt.rendered;
    const { failed, ...site } = attempt;
    if (failed.length === 0) return { ...site, rendered, leftOut: omissions.pages };
    await refuse(
      failed.map(({ page, reason }) => ({
        location: page.location,
        remote: page.owner?.remote ?? hostName,
        slug: page.posts?.post?.slug,
        reason,
      })),
    );
    omissions = await leaveOut(workspace, omissions, failed);
  }
}

type Attempt = Omit<WrittenSite, 'leftOut'> & { failed: readonly FailedPage[] };

/** Writes a site that does without something; when more pages fail, nothing is left of it. */
async function attemptSite(
  workspace: Workspace,
  inputs: SiteInputs,
  source: SiteSource,
  omissions: Omissions,
  failures: Map<string, string>,
): Promise<Attempt> {
  const { host, remotes, mediaDigest } = source;
  const plan = planSite(source, inputs, omissions);
  const id = identify(source, omissions);
  const folder = join(workspace.sites, id);
  const temporary = `${folder}.${randomUUID()}.tmp`;
  // Rendering has a process of its own; what it does not have to wait for is compressed and linked meanwhile.
  const renderer = startRenderer();
  const writing: Promise<void>[] = [];
  const begin = (work: Promise<void>) => {
    // A failure is met below, once rendering has ended; until then nobody listens to it.
    work.catch(() => {});
    writing.push(work);
  };
  try {
    await mkdir(temporary, { recursive: true });
    const keptAssets = [...omissions.kept.values()].flatMap(({ assets }) => assets);
    begin(writeAssets(workspace, inputs, keptAssets, temporary));
    begin(writeMedia(workspace, mediaDigest, temporary, inputs.isVerified === true));
    const { facts, rendered, failed } = await prerenderPages(
      workspace,
      renderer,
      { id, host, remotes, composed: remotes.map(describeRemote), pages: plan.pages, kept: omissions.kept },
      failures,
      (file, page) => begin(writeCompressed(temporary, file, page)),
    );
    const pages = plan.pages.length;
    if (failed.length === 0) {
      const leftOut: LeftOut = { inputs: source.digest, pages: [...omissions.pages] };
      const { kept, posts: shownPosts } = omissions;
      begin(writeSiteFiles(temporary, { id, plan, facts, kept, shownPosts, posts: inputs.posts, leftOut }));
      await Promise.all(writing);
      const repaired = await putInPlace(temporary, folder);
      return { id, pages, rendered, failed, repaired };
    }
    await Promise.allSettled(writing);
    await rm(temporary, { recursive: true, force: true });
    return { id, pages, rendered, failed, repaired: [] };
  } catch (error) {
    // Whatever is still being written would come back after it was removed.
    await Promise.allSettled(writing);
    await rm(temporary, { recursive: true, force: true });
    throw error;
  } finally {
    renderer.dismiss();
  }
}

/** Moves a site to where it can be switched to, on disk to the last byte. @returns files of one that was there which had to be repaired */
async function putInPlace(temporary: string, folder: string): Promise<string[]> {
  await sealFolder(temporary);
  await flushToDisk(temporary);
  if (!(await fileExists(folder))) {
    try {
      await rename(temporary, folder);
      return [];
    } catch (error) {
      // Another compose wrote the same in the same moment.
      if (!(await fileExists(folder))) throw error;
    }
  }
  return repairFolder(temporary, folder);
}

/** The pages of a site, without those that are dropped. */
function planSite({ remotes }: SiteSource, { documents }: SiteInputs, { posts, dropped }: Omissions): SitePlan {
  const { pages, variantPages } = planPages(remotes, posts, documents);
  return {
    pages: pages.filter(({ file }) => !dropped.has(file)),
    variantPages: variantPages.map((variant) => ({
      ...variant,
      files: Object.fromEntries(Object.entries(variant.files).filter(([, file]) => !dropped.has(file))),
    })),
  };
}

/** The same sources give the same id, unless pages had to be left out: then what stands in their place counts as well. */
function identify({ digest }: SiteSource, { posts, kept, dropped, pages }: Omissions): string {
  if (pages.length === 0) return digest;
  const hash = createHash('sha256').update(JSON.stringify([digest, posts, [...dropped]]));
  for (const [file, { html }] of kept) hash.update(`${file}\n${html}\n`);
  return hash.digest('hex').slice(0, 16);
}
