import type { Release } from 'kit/contract/release';
import type { SiteDefinition } from 'kit/contract/site-definition';
import type { PublishedPost } from 'kit/posts/published-post';
import { findPostPath } from '../plan/list-route-paths';
import { feedFileOf, fileBelow, writeFeed } from './write-feed';

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
  const postPath = findPostPath(releases);
  const readable = postPath ? posts.map((post) => ({ post, path: encodeURI(postPath(post.slug)) })) : [];
  const feeds = routes.flatMap(({ path, feed, posts: shown }) =>
    feed ? [{ feed: { ...feed, path }, posts: shown === 'all' ? readable : [] }] : [],
  );
  const lists = routes.filter(({ posts: shown }) => shown === 'all');
  const [list] = lists;
  if (readable.length > 0 && list && !lists.some(({ feed }) => feed)) {
    feeds.push({ feed: { path: list.path, ...site.definition.feed, items: [] }, posts: readable });
  }
  return Object.fromEntries([
    ...feeds.map(({ feed, posts: shown }) => [feedFileOf(feed), writeFeed(feed, shown, site)]),
    ...routes.flatMap(({ path, calendars = {} }) =>
      Object.entries(calendars).map(([name, text]) => [fileBelow(path, name), text]),
    ),
  ]);
}
