import { withBase } from 'kit/page/base-path';
import { site } from 'shared-config/site';
import type { ArticleKind } from '../articles/article-head';

/** The title of each list with a feed. */
const titles: Readonly<Record<ArticleKind, string>> = {
  blogs: 'Blogs',
  news: 'News',
  reports: 'Reports',
  podcasts: 'Podcasts',
};

/** Tells feed readers where the feed of a list is, on its pages; React hoists it into the document's head. */
export function FeedLink({ list = 'blogs' }: { list?: ArticleKind }) {
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${titles[list]} of ${site.companyName}`}
      href={withBase(`/${list}/rss.xml`)}
    />
  );
}
