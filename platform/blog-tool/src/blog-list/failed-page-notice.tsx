import type { LeftOutPage } from 'kit/contract/left-out';
import type { Post } from 'kit/posts/post';
import { pageSlug } from 'kit/posts/slug';
import styles from './failed-page-notice.module.css';

/** A post of the list, and the pages that failed when the live site was composed. */
type FailedPageNoticeProps = {
  post: Pick<Post, 'slug' | 'status' | 'title'>;
  failedPages: readonly LeftOutPage[];
};

/** Says that readers do not get a published post as it is stored, and why; nothing for any other post. */
export default function FailedPageNotice({ post, failedPages }: FailedPageNoticeProps) {
  const page = failedPages.find(({ slug }) => slug === pageSlug(post));
  if (!page || post.status !== 'published') return null;
  return (
    <p className={styles.notice} role="status">
      <strong>
        {page.readersSee === 'last-good' ? 'Readers see the last good version.' : 'Readers do not see this post.'}
      </strong>{' '}
      The page could not be built: {page.reason}
    </p>
  );
}
