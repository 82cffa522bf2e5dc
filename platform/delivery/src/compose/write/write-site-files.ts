import { type SiteComposition, siteCompositionPath } from 'kit/contract/composition';
import { leftOutFile, namePages } from 'kit/contract/left-out';
import { securityTextPath, writeSecurityText } from 'kit/contract/security-text';
import { siteDefinitionFile } from 'kit/contract/site-definition';
import { siteHeaderRules } from 'kit/contract/site-headers';
import { listStaffTools, type SiteIndex, siteIndexFile } from 'kit/contract/site-index';
import { speculationRules, speculationRulesPath } from 'kit/contract/speculation-rules';
import type { PublishedPost } from 'kit/posts/published-post';
import { printError } from 'kit/presets/command-line/print';
import type { SearchTexts } from 'kit/search/search-texts';
import { siteContentsPath } from 'kit/search/site-contents';
import { settleAll } from '../../files/settle-all';
import { writeCompressed, writeReadOnly } from '../../files/write-compressed';
import { sitePostsFile } from '../../posts/live-posts';
import { retiredGone } from '../../registry/registry';
import { describeRemote } from '../plan/describe-remote';
import { findPostPath } from '../plan/list-route-paths';
import { pageFile, pagePostsPath } from '../plan/page-file';
import type { PlannedPage } from '../plan/planned-page';
import type { SiteSource } from '../plan/read-source';
import { readPage } from '../render/read-page';
import type { RenderedSite } from '../render/render-site';
import type { SiteInputs } from '../site-inputs';
import { findLastChange } from './find-last-change';
import { listRouteFiles } from './list-route-files';
import { formPageFile, writeFormPage } from './write-form-page';
import { writeHostFiles } from './write-host-files';
import { writeRobots, writeSitemap } from './write-sitemap';

/** Writes the posts of each page, and the files about the site as a whole: index, sitemap, feed, rules for static hosts. */
export async function writeSiteFiles(
  { posts, registry }: Pick<SiteInputs, 'posts' | 'registry'>,
  { host, remotes, moves, definition, basePath }: SiteSource,
  { id, plan, omissions, stored, texts, contents }: RenderedSite,
  folder: string,
): Promise<void> {
  const { pages, variantPages } = plan;
  const address = definition.origin + basePath;
  const composition: SiteComposition = {
    id,
    shell: host.version,
    remotes: remotes.map((release) => describeRemote(release, basePath)),
  };
  const toolPaths = pages.filter(({ page }) => page.kind === 'client').map(({ location }) => location);
  const headers = siteHeaderRules(toolPaths, basePath);
  const taken = new Set(pages.map(({ file }) => file));
  // A post that is published at an address which was given up, or leads elsewhere, is there.
  const isFree = (from: string) => !taken.has(pageFile(from));
  const moved = Object.fromEntries(Object.entries(moves.redirects).filter(([from]) => isFree(from)));
  const redirects = { ...moved, ...redirectsOf(omissions.posts, isFree, findPostPath(remotes)) };
  const gone = [...new Set([...moves.gone, ...retiredGone(registry)])].filter(isFree);
  const tools = listStaffTools(toolPaths);
  const index: SiteIndex = { compositionId: id, basePath, variantPages, redirects, gone, headers, tools };
  const isListed = ({ file, location }: PlannedPage) => {
    const lastGood = omissions.lastGood.get(file);
    return lastGood ? readPage(lastGood.html, location, address).isListed : stored.get(file)?.isListed;
  };
  // All refusals come before the first file is begun: a file that is still being written would be in the way of clearing up.
  const hostFiles = writeHostFiles(index);
  const routeFiles = listRouteFiles(remotes, omissions.posts, { definition, basePath });
  const securityText = writeSecurityText(
    definition,
    Date.now(),
    pages.map(({ location }) => location),
    basePath,
  );
  const sitemap = writeSitemap(pages.filter(isListed), address, findLastChange([host, ...remotes], registry));
  const write = (file: string, text: string) => writeReadOnly(folder, file, text);
  const writeEncoded = (file: string, text: string) => writeCompressed(folder, file, text);
  await settleAll([
    ...pages.flatMap((page) => {
      const lastGood = omissions.lastGood.get(page.file);
      const pagePosts = lastGood ? lastGood.posts : page.posts;
      return pagePosts ? [writeEncoded(pagePostsPath(page), JSON.stringify(pagePosts))] : [];
    }),
    ...Object.entries(routeFiles).map(([file, text]) => writeEncoded(file, text)),
    ...Object.entries(hostFiles).map(([file, text]) => write(file, text)),
    write(sitePostsFile, JSON.stringify(posts)),
    write(leftOutFile, JSON.stringify(namePages(omissions.pages), null, 2)),
    writeEncoded(siteCompositionPath.slice(1), JSON.stringify(composition)),
    write(speculationRulesPath.slice(1), JSON.stringify(speculationRules(toolPaths, basePath))),
    writeEncoded(siteIndexFile, JSON.stringify(index, null, 2)),
    writeEncoded('sitemap.xml', sitemap),
    writeEncoded('robots.txt', writeRobots(address)),
    write(securityTextPath.slice(1), securityText),
    write(siteDefinitionFile, JSON.stringify(definition, null, 2)),
    writeEncoded(formPageFile, writeFormPage(definition, basePath)),
    writeEncoded(siteContentsPath.slice(1), JSON.stringify(contents)),
    ...[...texts].map(([address, found]) => {
      const searched: SearchTexts = { pages: found.filter(({ sections }) => sections.length > 0) };
      return writeEncoded(address.slice(1), JSON.stringify(searched));
    }),
  ]);
}

/** Most redirects of posts in a site: hosts are given each of them, in three files. */
const maxRedirects = 20_000;

/** The former addresses of posts, of the newest first, as far as no other page is there. */
function redirectsOf(
  posts: readonly PublishedPost[],
  isFree: (address: string) => boolean,
  postPath: ReturnType<typeof findPostPath>,
): Record<string, string> {
  if (!postPath) return {};
  const redirects = posts
    .flatMap(({ slug, formerSlugs = [] }) => formerSlugs.map((former) => [postPath(former), postPath(slug)]))
    .filter(([from = '']) => isFree(from));
  if (redirects.length > maxRedirects)
    printError(
      `Posts have ${redirects.length} former addresses, and a site redirects ${maxRedirects}: those of the oldest posts lead nowhere. Look for posts with many "formerSlugs", and take out what no reader knows.`,
    );
  return Object.fromEntries(redirects.slice(0, maxRedirects));
}
