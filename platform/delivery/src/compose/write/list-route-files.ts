import { listsAllPosts } from 'kit/contract/posts-of-route';
import type { Release } from 'kit/contract/release';
import type { SiteDefinition } from 'kit/contract/site-definition';
import type { PublishedPost } from 'kit/posts/published-post';
import { findPostPath, showsEachPost } from '../plan/list-route-paths';
import { feedFileOf, fileBelow, writeFeed } from './write-feed';

/**
 * The files that stand below the paths of routes: feeds and calendars. The whole texts of posts are in one feed, that of their own list;
 * it has one of the site's words where no route of that remote has one. Other lists of all posts have them in short: what they take would
 * be as much again for each.
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
  const readable = postPath
    ? posts.map((post) => ({
        post,
        path: encodeURI(postPath(post.slug)),
        // It still leads to the post.
        firstPath: encodeURI(postPath(post.formerSlugs?.[0] ?? post.slug)),
      }))
    : [];
  const list = findPostList(releases);
  const feeds = routes.flatMap((route) => {
    const feed = route.feed ?? (route === list && readable.length > 0 && { ...site.definition.feed, items: [] });
    if (!feed) return [];
    const { path } = route;
    return { feed: { ...feed, path, hasTexts: route === list }, posts: listsAllPosts(route) ? readable : [] };
  });
  return Object.fromEntries([
    ...feeds.map(({ feed, posts: shown }) => [feedFileOf(feed), writeFeed(feed, shown, site)]),
    ...routes.flatMap(({ path, calendars = {} }) =>
      Object.entries(calendars).map(([name, text]) => [fileBelow(path, name), text]),
    ),
  ]);
}

/**
 * The route with the list of all posts, if there is one: of the remote that has the page of a post, if it has such a route, else of the
 * first; and of these the first with a feed.
 */
function findPostList(releases: readonly Pick<Release, 'routes'>[]): Release['routes'][number] | undefined {
  const owner = releases.find(({ routes }) => routes.some(showsEachPost));
  const own = owner?.routes.filter(listsAllPosts) ?? [];
  const lists = own.length > 0 ? own : releases.flatMap(({ routes }) => routes).filter(listsAllPosts);
  return lists.find(({ feed }) => feed) ?? lists[0];
}
