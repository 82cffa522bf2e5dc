import { PageMissingError } from 'kit/contract/page-missing';
import { usePagePosts } from 'kit/page/contexts';
import { PostArticle } from 'kit/page/post/post-article';
import { pagePostSchema } from 'kit/posts/page-post';
import { showPicture } from 'kit/posts/show-picture';
import { Link, useLocation } from 'react-router-dom';
import { postsPath } from 'shared-config/posts';
import { PageHead } from 'shared-ui/page/page-head';
import * as v from 'valibot';
import { EmbeddedBell } from '../desk/embedded-bell';
import { FeedLink } from './feed-link';
import styles from './notes.module.css';

/** `/notizen/{slug}`: a post that staff have published. */
export default function NotePage() {
  const { pathname } = useLocation();
  const post = v.parse(v.optional(pagePostSchema), usePagePosts().post);
  if (!post) throw new PageMissingError(pathname);
  const pictures = new Map(post.pictures?.map((one) => [one.name, showPicture(one)]));
  return (
    <article className={styles.note}>
      <PageHead
        title={post.metaTitle || post.title}
        description={post.metaDescription || post.excerpt || post.title}
        path={encodeURI(`${postsPath}/${post.slug}`)}
      />
      <FeedLink />
      <PostArticle post={post} Embed={EmbeddedBell} hasAnchors findPicture={(name) => pictures.get(name)} />
      <p className={styles.back}>
        <Link to={postsPath}>Alle Notizen</Link>
      </p>
    </article>
  );
}
