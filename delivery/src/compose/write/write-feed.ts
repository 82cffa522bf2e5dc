import { postAddress } from 'shared-config/posts/post-address';
import type { PublishedPost } from 'shared-config/posts/published-post';
import { site } from 'shared-config/site';
import { escapeXml } from './escape-xml';
import { writePostHtml } from './write-post-html';

/** File of the feed in the site. */
export const feedFile = 'blogs/rss.xml';

/** Posts that the feed names: readers have the older ones already. */
const feedLength = 50;

/**
 * An RSS 2.0 feed of the newest posts, each with its excerpt and as a whole (rssboard.org/rss-specification, and its module
 * `content`).
 * @param basePath below which the site is on its host
 */
export function writeFeed(posts: readonly PublishedPost[], basePath = ''): string {
  const url = (path: string) => new URL(basePath + path, site.origin).href;
  const items = posts.slice(0, feedLength).map((post) => {
    const { slug, title, excerpt, category, publishDate, share, shareBytes } = post;
    const address = url(postAddress(slug));
    const link = escapeXml(address);
    const day = new Date(`${publishDate}T00:00:00Z`);
    return [
      '    <item>',
      `      <title>${escapeXml(title)}</title>`,
      `      <link>${link}</link>`,
      `      <guid isPermaLink="true">${link}</guid>`,
      // Readers take the content of this element for HTML, where the same characters are escaped.
      ...(excerpt ? [`      <description>${escapeXml(escapeXml(excerpt))}</description>`] : []),
      `      <content:encoded>${escapeXml(writePostHtml(post, address, basePath))}</content:encoded>`,
      ...(share && shareBytes
        ? [`      <enclosure url="${escapeXml(url(`/media/${share}`))}" length="${shareBytes}" type="image/jpeg"/>`]
        : []),
      ...(category ? [`      <category>${escapeXml(category)}</category>`] : []),
      ...(Number.isNaN(day.getTime()) ? [] : [`      <pubDate>${day.toUTCString()}</pubDate>`]),
      '    </item>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel>
    <title>Blogs of ${escapeXml(site.companyName)}</title>
    <link>${url('/blogs')}</link>
    <description>What engineers of ${escapeXml(site.companyName)} write about mobile robots, integration and running a fleet.</description>
    <language>en</language>
    <atom:link href="${url(`/${feedFile}`)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
  </channel>
</rss>
`;
}
