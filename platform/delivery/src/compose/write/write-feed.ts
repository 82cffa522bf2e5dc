import { posix } from 'node:path';
import type { RouteFeed } from 'kit/contract/route-files';
import type { SiteDefinition } from 'kit/contract/site-definition';
import { cutText, maxExcerpt, maxName } from 'kit/posts/cut-text';
import type { PublishedPost } from 'kit/posts/published-post';
import { escapeXml } from './escape-xml';
import { writePostHtml } from './write-post-html';

/** Items that a feed has: readers have the older ones already. */
const feedLength = 50;

/** Characters of a feed that the whole texts of its posts take, as they are written, the newest first. A post beyond them is there in short. */
const maxTexts = 2_000_000;

/** A feed of the site: that of a route, the path of the page that it belongs to, and whether posts are in it as a whole. */
export type SiteFeed = RouteFeed & { path: string; hasTexts: boolean };

/** The site of a feed, and the path of its host below which the site is. */
type FeedSite = { definition: Pick<SiteDefinition, 'origin' | 'language' | 'embeds'>; basePath: string };

/** File of a feed in the site. */
export const feedFileOf = ({ path }: Pick<SiteFeed, 'path'>) => fileBelow(path, 'rss.xml');

/** A file below the path of a route, which may be that of the first page. */
export const fileBelow = (path: string, name: string) => posix.join(path, name).slice(1);

/** An item before it is written. */
type FeedItem = {
  address: string;
  title: string;
  date: string;
  category: string;
  summary: string;
  /** The post that it is, of which the feed has the whole text. */
  post?: PublishedPost;
};

/**
 * An RSS 2.0 feed of the newest items, each with its summary, and posts as a whole within `maxTexts`, where it has texts (rssboard.org/rss-specification, and its
 * module `content`). A post is in place of the item that has its address.
 * @param posts authored ones, the newest first, each with the path of its page in ASCII
 */
export function writeFeed(
  feed: SiteFeed,
  posts: readonly { post: PublishedPost; path: string }[],
  { definition: { origin, language, embeds }, basePath }: FeedSite,
): string {
  // A path of two slashes alone would be the name of a host.
  const url = (path: string) => new URL(origin + basePath + path).href;
  const written = new Set(posts.map(({ path }) => path));
  const items: FeedItem[] = [
    ...posts.map(({ post, path }) => ({
      address: url(path),
      title: post.title,
      date: post.publishDate,
      category: post.category,
      summary: post.excerpt,
      post,
    })),
    ...feed.items
      .filter(({ path }) => !written.has(path))
      .map(({ path, title, date, category, summary }) => ({ address: url(path), title, date, category, summary })),
  ];
  let room = feed.hasTexts ? maxTexts : 0;
  const readText = ({ post, address }: FeedItem) => {
    const text = post && room > 0 ? escapeXml(writePostHtml(post, address, embeds, basePath)) : '';
    if (text.length > room) return '';
    room -= text.length;
    return text;
  };
  const newest = feed.items.length > 0 ? items.toSorted((one, other) => other.date.localeCompare(one.date)) : items;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel>
    <title>${escapeXml(feed.title)}</title>
    <link>${url(feed.path)}</link>
    <description>${escapeXml(feed.description)}</description>
    <language>${language}</language>
    <atom:link href="${url(`/${feedFileOf(feed)}`)}" rel="self" type="application/rss+xml"/>
${newest
  .slice(0, feedLength)
  .map((item) => writeItem(item, readText(item), url))
  .join('\n')}
  </channel>
</rss>
`;
}

function writeItem(
  { address, title, date, category, summary, post }: FeedItem,
  text: string,
  url: (path: string) => string,
): string {
  const link = escapeXml(address);
  const day = new Date(`${date}T00:00:00Z`);
  return [
    '    <item>',
    `      <title>${escapeXml(cutText(title, maxName))}</title>`,
    `      <link>${link}</link>`,
    `      <guid isPermaLink="true">${link}</guid>`,
    // Readers take the content of this element for HTML, where the same characters are escaped.
    ...(summary ? [`      <description>${escapeXml(escapeXml(cutText(summary, maxExcerpt)))}</description>`] : []),
    ...(text === '' ? [] : [`      <content:encoded>${text}</content:encoded>`]),
    ...(post?.share && post.shareBytes
      ? [
          `      <enclosure url="${escapeXml(url(`/media/${post.share}`))}" length="${post.shareBytes}" type="image/jpeg"/>`,
        ]
      : []),
    ...[category, ...(post?.tags ?? []).map((tag) => tag.name)]
      .filter(Boolean)
      .map((name) => `      <category>${escapeXml(cutText(name, maxName))}</category>`),
    ...(Number.isNaN(day.getTime()) ? [] : [`      <pubDate>${day.toUTCString()}</pubDate>`]),
    '    </item>',
  ].join('\n');
}
