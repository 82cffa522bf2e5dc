import type { ReactNode } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import { momentToPublish } from '../posts/fields-to-store';
import { formatTime, timeZone } from '../posts/format-time';
import type { PostDraft } from '../posts/post-draft';
import type { StoredPost } from '../posts/stored-post';
import { useMayPublish } from '../sign-in/role';
import styles from './save-bar.module.css';

type SaveBarProps = {
  draft: Pick<PostDraft, 'publishDate' | 'publishTime'>;
  /** The post that is edited; absent for a new one. */
  stored: StoredPost | undefined;
  isChanged: boolean;
  /** Saves the draft with another status. */
  onSaveAs: (status: PostDraft['status']) => void;
  children: ReactNode;
};

/** What is always in view: the save button, the actions of publishing, and beside each what it does. */
export function SaveBar({ draft, stored, isChanged, onSaveAs, children }: SaveBarProps) {
  const isPublished = stored?.status === 'published';
  const publication = describePublication(draft, stored);
  const mayPublish = useMayPublish();
  if (!mayPublish && isPublished) {
    return (
      <div className={styles.bar}>
        <p className={styles.outcome}>
          Readers see this post, so a publisher has to save it. What you write is kept as unsaved work that publishers
          find.
        </p>
        {children}
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      <p className={styles.action}>
        {/* Not disabled while it saves: a disabled button loses the focus. */}
        <CallToAction type="submit" size="large">
          {stored ? 'Update Blog' : 'Save Blog'}
        </CallToAction>
        <span className={styles.outcome}>{isPublished ? publication : 'stays a draft'}</span>
      </p>
      {!mayPublish && <p className={styles.outcome}>You are a writer: a publisher publishes it.</p>}
      {mayPublish && !isPublished && (
        <p className={styles.action}>
          <CallToAction inverted size="large" onClick={() => onSaveAs('published')}>
            Publish
          </CallToAction>
          <span className={styles.outcome}>{publication}</span>
        </p>
      )}
      {isPublished && (
        <p className={styles.action}>
          {isChanged && (
            <CallToAction inverted size="large" onClick={() => onSaveAs('published')}>
              Publish changes
            </CallToAction>
          )}
          <CallToAction inverted size="large" onClick={() => onSaveAs('draft')}>
            Unpublish
          </CallToAction>
        </p>
      )}
      {children}
    </div>
  );
}

function describePublication(draft: SaveBarProps['draft'], stored: StoredPost | undefined): string {
  const moment = momentToPublish(draft, stored);
  if (!moment || moment.getTime() <= Date.now()) return 'goes live at once';
  return `on ${formatTime(moment.toISOString())} (${timeZone()})`;
}
