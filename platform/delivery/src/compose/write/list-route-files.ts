import type { Release } from 'kit/contract/release';
import type { SiteDefinition } from 'kit/contract/site-definition';
import type { PublishedPost } from 'kit/posts/published-post';
import { feedFileOf, postsFeed, writeFeed } from './write-feed';

/**
 * The files that stand below the paths of routes: feeds and calendars. The posts have a feed of their own where no route
 * that shows them has one.
 * @param posts the published ones, the newest first
 * @returns the text of each by its file in the site
 */
export function listRouteFiles(
  releases: readonly Pick<Release, 'routes'>[],
  posts: readonly PublishedPost[],
  site: { definition: SiteDefinition; basePath: string },
): Record<string, string> {
  const routes = releases.flatMap((release) => release.routes);
  const feeds = routes.flatMap(({ path, feed, posts: shown }) =>
    feed ? [{ feed: { ...feed, path }, posts: shown === 'all' ? posts : [] }] : [],
  );
  const hasFeed = routes.some(({ feed, posts: shown }) => feed && shown === 'all');
  if (posts.length > 0 && !hasFeed) feeds.push({ feed: postsFeed(site.definition), posts: [...posts] });
  return Object.fromEntries([
    ...feeds.map(({ feed, posts: shown }) => [feedFileOf(feed), writeFeed(feed, shown, site)]),
    ...routes.flatMap(({ path, calendars = {} }) =>
      Object.entries(calendars).map(([name, text]) => [`${path.slice(1)}/${name}`, text]),
    ),
  ]);
}
