import type { LeftOutPage } from 'shared-config/contract/left-out';
import type { Post } from 'shared-config/posts/post';
import { slugOf } from 'shared-config/posts/slug';
import styles from './failed-page-notice.module.css';

/** A post of the list, and the pages that the live site does without. */
export type LeftOutNoticeProps = {
  post: Pick<Post, 'slug' | 'status' | 'title'>;
  pages: readonly LeftOutPage[];
};

/** Says at a published post that readers do not have it as it is stored, and why; nothing for any other. */
export function LeftOutNotice({ post, pages }: LeftOutNoticeProps) {
  const page = pages.find(({ slug }) => slug === slugOf(post.slug || post.title));
  if (!page || post.status !== 'published') return null;
  return (
    <p className={styles.notice} role="status">
      <strong>
        {page.readersSee === 'last-good' ? 'Readers see the last good version.' : 'Readers do not see this post.'}
      </strong>{' '}
      It could not be made into a page: {page.reason}
    </p>
  );
}
