import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SiteComposition, siteCompositionPath } from 'shared-config/contract/composition';
import { type LeftOut, leftOutFile } from 'shared-config/contract/left-out';
import { siteHeaderRules } from 'shared-config/contract/site-headers';
import { type SiteIndex, siteIndexFile } from 'shared-config/contract/site-index';
import { speculationRules, speculationRulesPath } from 'shared-config/contract/speculation-rules';
import type { PublishedPost } from 'shared-config/posts/published-post';
import { postAddress } from 'shared-config/posts/slug';
import { readOnly } from '../../files/durable-files';
import { joinLines } from '../../files/lines';
import { finishAll } from '../../files/work-in-background';
import { writeCompressed } from '../../files/write-compressed';
import { sitePostsFile } from '../../posts/live-posts';
import type { LastGoodPage } from '../fallbacks/last-good-page';
import { pagePostsPath } from '../plan/page-file';
import type { PlannedPage, SitePlan } from '../plan/plan-pages';
import { formatPageRecord, type PageRecord, pageRecordFile } from '../prerender/page-record';
import { feedFile, writeFeed } from './write-feed';
import { formPageFile, writeFormPage } from './write-form-page';
import { writeHostFiles } from './write-host-files';
import { writeRobots, writeSitemap } from './write-sitemap';

/** A site whose pages are written. */
export type WrittenPages = {
  composition: SiteComposition;
  plan: SitePlan;
  /** Pages that have moved or gone, with those that take their place. */
  moved: Readonly<Record<string, string>>;
  /** Files of pages that search engines list. */
  listed: ReadonlySet<string>;
  /** What its pages were rendered from. */
  record: PageRecord;
  /** Pages that stay as they were, by file. */
  kept: ReadonlyMap<string, LastGoodPage>;
  /** Posts that its pages are made of. */
  shownPosts: readonly PublishedPost[];
  /** Posts that it was to be made of. */
  posts: readonly PublishedPost[];
  leftOut: LeftOut;
};

/** Writes the posts of each page, and the files about the site as a whole: index, sitemap, feed, rules for static hosts. */
export async function writeSiteFiles(folder: string, written: WrittenPages): Promise<void> {
  const { composition, plan, moved, listed, record, kept, shownPosts, posts, leftOut } = written;
  const toolPaths = plan.pages.filter(({ page }) => page.kind === 'client').map(({ location }) => location);
  const headers = siteHeaderRules(toolPaths);
  const redirects = { ...moved, ...redirectsOf(shownPosts, plan.pages) };
  const { variantPages } = plan;
  const index: SiteIndex = { compositionId: composition.id, variantPages, redirects, headers };
  const write = (file: string, text: string | Iterable<string>) =>
    writeFile(join(folder, file), text, { mode: readOnly });
  await finishAll([
    ...plan.pages.flatMap((page) => {
      const pagePosts = kept.has(page.file) ? kept.get(page.file)?.posts : page.posts;
      return pagePosts ? [writeCompressed(folder, pagePostsPath(page), JSON.stringify(pagePosts))] : [];
    }),
    ...(shownPosts.length > 0 ? [writeCompressed(folder, feedFile, writeFeed(shownPosts))] : []),
    ...Object.entries(writeHostFiles(index)).map(([file, text]) => write(file, text)),
    write(pageRecordFile, joinLines(formatPageRecord(record))),
    write(sitePostsFile, JSON.stringify(posts)),
    write(leftOutFile, JSON.stringify(leftOut, null, 2)),
    writeCompressed(folder, siteCompositionPath.slice(1), JSON.stringify(composition)),
    write(speculationRulesPath.slice(1), JSON.stringify(speculationRules)),
    writeCompressed(folder, siteIndexFile, JSON.stringify(index, null, 2)),
    writeCompressed(folder, 'sitemap.xml', writeSitemap(plan.pages.filter(({ file }) => listed.has(file)))),
    writeCompressed(folder, 'robots.txt', writeRobots()),
    writeCompressed(folder, formPageFile, writeFormPage()),
  ]);
}

/** The former addresses of posts, as far as no other page is there. */
function redirectsOf(posts: readonly PublishedPost[], pages: readonly PlannedPage[]): Record<string, string> {
  const taken = new Set(pages.map(({ location }) => location));
  return Object.fromEntries(
    posts
      .flatMap(({ slug, formerSlugs = [] }) => formerSlugs.map((former) => [postAddress(former), postAddress(slug)]))
      .filter(([from = '']) => !taken.has(from)),
  );
}
