import type { LeftOutPage } from 'kit/contract/left-out';
import badge from 'kit/page/badge.module.css';
import { Button } from 'kit/page/button';
import { formatDay } from 'kit/posts/format-day';
import { lazy, Suspense } from 'react';
import { titleOf } from '../posts/post-draft';
import type { StoredPost } from '../posts/stored-post';
import styles from './post-card.module.css';
import { PostStatus } from './post-status';

// Rare, and the first never at once.
const FailedPageNotice = lazy(() => import(/* webpackChunkName: "screens" */ './failed-page-notice'));
const IncompleteNote = lazy(() => import(/* webpackChunkName: "screens" */ '../incomplete-note/incomplete-note'));

/** A post in the list, and the actions of its buttons. */
type PostCardProps = {
  post: StoredPost;
  /** The pages that failed when the live site was composed. */
  failedPages: readonly LeftOutPage[];
  /** The slugs that readers have pages of; `undefined` while or where that is not known. */
  liveSlugs: ReadonlySet<string> | undefined;
  onView: () => void;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  /** Whether it is one of those that the next action is for. */
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** Category badge, title (two lines), excerpt (three lines), author, date, edit, delete, 'Read Article' (specification §2); a box to choose it, and its copy. */
export function PostCard({
  post,
  failedPages,
  liveSlugs,
  onView,
  onEdit,
  onDuplicate,
  onDelete,
  isChosen,
  onChoose,
}: PostCardProps) {
  const title = titleOf(post);
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <input
          type="checkbox"
          className={styles.choice}
          aria-label={`Choose ${title}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        {post.category && (
          <p className={badge.badge} dir="auto">
            {post.category}
          </p>
        )}
        {post.status === 'draft' && <p className={styles.draft}>Draft</p>}
        <p className={styles.tools}>
          <button type="button" className={styles.tool} aria-label={`Edit ${title}`} onClick={onEdit}>
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="m4 20 1-4L16 5l3 3L8 19zM14 7l3 3" />
            </svg>
          </button>
          <button type="button" className={styles.tool} aria-label={`Duplicate ${title}`} onClick={onDuplicate}>
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
            </svg>
          </button>
          <button
            type="button"
            className={styles.tool}
            data-tool="delete"
            aria-label={`Delete ${title}`}
            onClick={onDelete}
          >
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5" />
            </svg>
          </button>
        </p>
      </div>
      <h2 className={styles.title} dir="auto">
        {title}
      </h2>
      <div className={styles.about}>
        {(post.problems.length > 0 || post.skipped.length > 0) && (
          <Suspense>
            <IncompleteNote post={post} />
          </Suspense>
        )}
        <p className={styles.excerpt} dir="auto">
          {post.excerpt}
        </p>
      </div>
      <p className={styles.byline}>
        {post.author && <span dir="auto">{post.author}</span>}
        {post.publishDate && <time dateTime={post.publishDate}>{formatDay(post.publishDate)}</time>}
      </p>
      <PostStatus post={post} liveSlugs={liveSlugs} />
      {failedPages.length > 0 && (
        <Suspense>
          <FailedPageNotice post={post} failedPages={failedPages} />
        </Suspense>
      )}
      <Button inverted size="small" onClick={onView}>
        Read Article
      </Button>
    </article>
  );
}
