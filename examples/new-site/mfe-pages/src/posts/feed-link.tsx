import { withBase } from 'kit/page/base-path';
import { postsPath } from 'shared-config/posts';
import { siteDefinition } from 'shared-config/site-definition';

/** Announces the feed of posts; React hoists it into the document's head. */
export const FeedLink = () => (
  <link
    rel="alternate"
    type="application/rss+xml"
    title={siteDefinition.feed.title}
    href={withBase(`${postsPath}/rss.xml`)}
  />
);
