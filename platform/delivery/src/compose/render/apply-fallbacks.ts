import type { LeftOutPage } from 'kit/contract/left-out';
import { notFoundFile } from 'kit/contract/site-index';
import type { PagePost } from 'kit/posts/page-post';
import type { PublishedPost } from 'kit/posts/published-post';
import { DeliveryError } from '../../delivery-error';
import { hostName, type Workspace } from '../../workspace';
import type { LastGoodPage, Omissions } from '../plan/omissions';
import type { PlannedPage } from '../plan/planned-page';
import { readLastGoodPage } from './last-good-page';
import type { FailedPage } from './render-pages';

/**
 * Decides what becomes of pages that failed. A post's page is made of the post's last good version; if that fails too,
 * or for any other page, the live site's page stays as it is; without one the page is left out, and a post with it from
 * every list. As long as posts change, other pages have another chance: they may have failed because of them.
 * @param basePath below which the site is on its host
 * @throws {DeliveryError} when the page of missing pages fails, which no server can do without.
 */
export async function applyFallbacks(
  workspace: Workspace,
  before: Omissions,
  failed: readonly FailedPage[],
  basePath = '',
): Promise<Omissions> {
  const ofPosts = failed.filter(({ page }) => page.posts?.post);
  let omissions = before;
  for (const { page, code, reason, brokenBy, isOwnFault } of ofPosts.length > 0 ? ofPosts : failed) {
    const lastGood = await readLastGoodPage(workspace, page, basePath);
    if (!lastGood && page.file === notFoundFile) {
      throw new DeliveryError(
        'page-does-not-prerender',
        page.location,
        `it does not prerender: ${reason}`,
        'Release the shell again',
      );
    }
    omissions = page.posts?.post
      ? omitPost(omissions, page, page.posts.post, lastGood)
      : omitPage(omissions, page, lastGood);
    omissions = {
      ...omissions,
      pages: record(
        omissions.pages,
        { page, code, reason: summariseReason(workspace, reason), brokenBy, isOwnFault },
        lastGood !== undefined,
      ),
    };
  }
  return omissions;
}

function omitPost(before: Omissions, page: PlannedPage, post: PublishedPost, lastGood?: LastGoodPage): Omissions {
  const { slug } = post;
  const { formerSlugs } = post;
  const lastPost = lastGood?.posts?.post;
  const goodPost = lastPost && { ...withoutRelated(lastPost), ...(formerSlugs ? { formerSlugs } : {}) };
  const isReplaced = before.pages.some((one) => one.slug === slug);
  if (!lastGood) return { ...before, posts: before.posts.filter((one) => one.slug !== slug) };
  const posts = goodPost ? before.posts.map((one) => (one.slug === slug ? goodPost : one)) : before.posts;
  const isNew = goodPost !== undefined && JSON.stringify(goodPost) !== JSON.stringify(withoutRelated(post));
  return isNew && !isReplaced ? { ...before, posts } : { ...omitPage(before, page, lastGood), posts };
}

/** The related posts are found anew with each plan. */
function withoutRelated<Planned extends Pick<PagePost, 'slug' | 'related'>>({ related: _related, ...post }: Planned) {
  return post;
}

function omitPage(before: Omissions, { file }: PlannedPage, lastGood?: LastGoodPage): Omissions {
  return lastGood
    ? { ...before, lastGood: new Map([...before.lastGood, [file, lastGood]]) }
    : { ...before, dropped: new Set([...before.dropped, file]) };
}

/** The pages that are left out, with one more: named once, however many files it has. */
function record(
  pages: readonly LeftOutPage[],
  { page, code, reason, brokenBy, isOwnFault }: FailedPage,
  isKept: boolean,
): LeftOutPage[] {
  const { location, owner, parts, posts } = page;
  const slug = posts?.post?.slug;
  const others = pages.filter((one) => one.location !== location);
  const fault = pages.find((one) => one.location === location) ?? { code, reason, brokenBy, isOwnFault };
  return [
    ...others,
    {
      location,
      remote: owner?.remote ?? hostName,
      code: fault.code,
      ...(parts ? { parts: parts.map(({ remote }) => remote) } : {}),
      ...(slug === undefined ? {} : { slug }),
      reason: fault.reason,
      ...(fault.brokenBy === undefined ? {} : { brokenBy: fault.brokenBy }),
      ...(fault.isOwnFault && { isOwnFault: true as const }),
      readersSee: isKept ? ('last-good' as const) : ('nothing' as const),
    },
  ].sort((one, other) => (one.location < other.location ? -1 : 1));
}

/** Longest reason in characters: it is shown in a list; the output of compose has all of it. */
const maxReason = 300;

/** The first line of a reason, without the place of the checkout. */
const summariseReason = ({ root }: Workspace, reason: string) =>
  (reason.split('\n', 1)[0] ?? '').replaceAll(root, '').slice(0, maxReason);
