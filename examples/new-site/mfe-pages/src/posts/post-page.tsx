import { PageMissingError } from 'kit/contract/page-missing';
import { usePagePosts } from 'kit/page/contexts';
import { PostArticle } from 'kit/page/post/post-article';
import { pagePostSchema } from 'kit/posts/page-post';
import { showPicture } from 'kit/posts/show-picture';
import { Link, useLocation } from 'react-router-dom';
import { postsPath } from 'shared-config/posts';
import { PageHead } from 'shared-ui/page/page-head';
import * as v from 'valibot';
import { FeedLink } from './feed-link';
import { filedPosts } from './filed-posts';
import styles from './posts.module.css';

/** `/posts/{slug}`: a post of staff, or one that is a file. */
export default function PostPage() {
  const { pathname } = useLocation();
  const published = v.parse(v.optional(pagePostSchema), usePagePosts().post);
  const post = published ?? filedPosts.find(({ slug }) => pathname === `${postsPath}/${slug}`);
  if (!post) throw new PageMissingError(pathname);
  const pictures = new Map(published?.pictures?.map((one) => [one.name, showPicture(one)]));
  return (
    <article className={styles.post}>
      <PageHead
        title={post.title}
        description={post.excerpt || post.title}
        path={encodeURI(`${postsPath}/${post.slug}`)}
      />
      <FeedLink />
      <PostArticle post={post} hasAnchors findPicture={(name) => pictures.get(name)} />
      <p>
        <Link to={postsPath}>All posts</Link>
      </p>
    </article>
  );
}
