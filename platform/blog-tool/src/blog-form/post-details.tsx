import { formatDay } from 'kit/posts/format-day';
import type { ReactNode } from 'react';
import type { PostDraft } from '../posts/post-draft';
import { describeMissing } from './ask-before-publishing';
import styles from './post-details.module.css';

/** All fields but title and body, folded: the body begins on the first screen. Its line says what readers would miss. */
export const PostDetails = ({ draft, children }: { draft: PostDraft; children: ReactNode }) => (
  <details className={styles.details}>
    <summary className={styles.summary}>
      <strong>Details</strong> <span className={styles.about}>{describeDetails(draft)}</span>
    </summary>
    <div className={styles.fields}>{children}</div>
  </details>
);

function describeDetails(draft: PostDraft): string {
  const missing = describeMissing(draft);
  return missing ? `no ${missing} yet` : [draft.author, draft.category, formatDay(draft.publishDate)].join(' · ');
}
