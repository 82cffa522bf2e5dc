import type { Post } from 'shared-config/posts/post';
import badge from 'shared-ui/badge.module.css';
import { CallToAction } from 'shared-ui/call-to-action';
import { LeftOutNotice } from './left-out-notice';
import styles from './post-card.module.css';

/** A post in the list, and what its buttons do. */
export type PostCardProps = { post: Post; onView: () => void; onEdit: () => void; onDelete: () => void };

/** Category badge, title (two lines), excerpt (three lines), author, date, edit, delete, 'Read Article' (specification §2). */
export function PostCard({ post, onView, onEdit, onDelete }: PostCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        {post.category && <p className={badge.badge}>{post.category}</p>}
        {post.status === 'draft' && <p className={styles.draft}>Draft</p>}
        <p className={styles.tools}>
          <button type="button" className={styles.tool} aria-label={`Edit ${post.title}`} onClick={onEdit}>
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="m4 20 1-4L16 5l3 3L8 19zM14 7l3 3" />
            </svg>
          </button>
          <button type="button" className={styles.tool} aria-label={`Delete ${post.title}`} onClick={onDelete}>
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5" />
            </svg>
          </button>
        </p>
      </div>
      <h2 className={styles.title}>{post.title}</h2>
      <p className={styles.excerpt}>{post.excerpt}</p>
      <p className={styles.byline}>
        {post.author && <span>{post.author}</span>}
        <time dateTime={post.publishDate}>{post.publishDate}</time>
      </p>
      <LeftOutNotice post={post} />
      <CallToAction inverted size="small" onClick={onView}>
        Read Article
      </CallToAction>
    </article>
  );
}
