import { withBase } from 'kit/page/base-path';
import { site } from 'shared-config/site';

/** Tells feed readers where the feed of a list is, on its pages; React hoists it into the document's head. */
export function FeedLink({ list = 'blogs' }: { list?: 'blogs' | 'news' }) {
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${list === 'blogs' ? 'Blogs' : 'News'} of ${site.companyName}`}
      href={withBase(`/${list}/rss.xml`)}
    />
  );
}
