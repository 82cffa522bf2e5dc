import { site, withBase } from 'shared-config/site';

/** Address of the RSS feed, which compose writes once there is a post. */
const feedAddress = '/blogs/rss.xml';

/** Tells feed readers where the feed is, on each page that shows posts of ours; React hoists it into the document's head. */
export function FeedLink() {
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`Blogs of ${site.companyName}`}
      href={withBase(feedAddress)}
    />
  );
}
