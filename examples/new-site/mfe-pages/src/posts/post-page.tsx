import { PageMissingError } from 'kit/contract/page-missing';
import { usePagePosts } from 'kit/page/contexts';
import { Picture } from 'kit/page/picture';
import { PostArticle } from 'kit/page/post/post-article';
import { pagePostSchema } from 'kit/posts/page-post';
import type { PublishedPicture } from 'kit/posts/published-picture';
import { showPicture } from 'kit/posts/show-picture';
import { Link, useLocation } from 'react-router-dom';
import { postsPath } from 'shared-config/posts';
import page from 'shared-ui/page/page.module.css';
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
  const cover = published?.cover;
  return (
    <article className={`${page.page} ${styles.post}`}>
      <PageHead
        title={published?.metaTitle || post.title}
        description={published?.metaDescription || post.excerpt || post.title}
        path={encodeURI(`${postsPath}/${post.slug}`)}
      />
      <FeedLink />
      <div>
        <PostArticle
          post={post}
          cover={cover && <Cover picture={cover} />}
          hasAnchors
          findPicture={(name) => pictures.get(name)}
        />
      </div>
      <p>
        <Link to={postsPath}>All posts</Link>
      </p>
    </article>
  );
}

/** The picture that its writer chose for it. */
const Cover = ({ picture }: { picture: PublishedPicture }) => (
  <div className={styles.cover}>
    <Picture file={showPicture(picture)} alt="" sizes="(width >= 43rem) 40rem, calc(100vw - 2.5rem)" loading="eager" />
  </div>
);
