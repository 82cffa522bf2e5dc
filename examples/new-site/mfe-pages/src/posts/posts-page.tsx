import { usePagePosts } from 'kit/page/contexts';
import { postsPath } from 'shared-config/posts';
import { siteDefinition } from 'shared-config/site-definition';
import { PageFrame } from '../page-frame';
import { FeedLink } from './feed-link';
import { PostList } from './post-list';

/** `/posts` */
export default function PostsPage() {
  const { summaries } = usePagePosts();
  const { description } = siteDefinition.feed;
  return (
    <PageFrame title="Posts" description={description} path={postsPath} lead={description}>
      <FeedLink />
      <PostList posts={summaries} level="h2" />
    </PageFrame>
  );
}
