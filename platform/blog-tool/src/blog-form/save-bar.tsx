import { Button } from 'kit/page/button';
import { type ReactNode, useRef } from 'react';
import { useBottomBar } from '../bottom-bar/use-bottom-bar';
import { momentToCome } from '../posts/fields-to-store';
import { formatTime, timeZone } from '../posts/format-time';
import type { PostDraft } from '../posts/post-draft';
import { useMayPublish } from '../posts/role';
import type { StoredPost } from '../posts/stored-post';
import { isSeenByReaders } from '../posts/stored-status';
import styles from './save-bar.module.css';

type SaveBarProps = {
  draft: Pick<PostDraft, 'publishDate' | 'publishTime'>;
  /** The post that is edited; absent for a new one. */
  stored: StoredPost | undefined;
  /** Why the last save failed, and what to do. */
  problem: string | undefined;
  /** Saves the draft with another status. */
  onSaveAs: (status: PostDraft['status']) => void;
  /** Saves the draft, and goes on with it. */
  onSaveAndStay: () => void;
  children: ReactNode;
};

/** The bar that is always in view: the save button, the actions of publishing, and beside each what it does. */
export function SaveBar({ draft, stored, problem, onSaveAs, onSaveAndStay, children }: SaveBarProps) {
  const isPublished = stored?.status === 'published';
  const toCome = momentToCome(draft, stored);
  const moment = toCome && `${formatTime(toCome.toISOString())} (${timeZone()})`;
  const mayPublish = useMayPublish();
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  if (!mayPublish && isPublished) {
    return (
      <div ref={bar} className={styles.bar}>
        <p className={styles.outcome}>
          Readers see this post, so a publisher has to save it. What you write is kept as unsaved work that publishers
          find.
        </p>
        {children}
      </div>
    );
  }
  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.actions}>
        <p className={styles.action}>
          {/* Not disabled while it saves: a disabled button loses the focus. */}
          <Button type="submit" size="medium">
            {stored ? 'Update Blog' : 'Save Blog'}
          </Button>
          <span className={styles.outcome}>{isPublished ? describeUpdate(moment, stored) : 'stays a draft'}</span>
        </p>
        {!mayPublish && <p className={styles.outcome}>You are a writer: a publisher publishes it.</p>}
        {mayPublish && !isPublished && (
          <p className={styles.action}>
            <Button inverted size="medium" onClick={() => onSaveAs('published')}>
              Publish
            </Button>
            <span className={styles.outcome}>{moment ? `on ${moment}` : 'goes live at once'}</span>
          </p>
        )}
        {isPublished && (
          <p className={styles.action}>
            <Button inverted size="medium" onClick={() => onSaveAs('draft')}>
              Unpublish
            </Button>
            <span className={styles.outcome}>takes it from readers</span>
          </p>
        )}
        <p className={styles.action}>
          <Button inverted size="medium" onClick={onSaveAndStay}>
            Save and stay
          </Button>
        </p>
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {children}
    </div>
  );
}

function describeUpdate(moment: string | undefined, stored: StoredPost): string {
  if (!moment) return 'goes live at once';
  return isSeenByReaders(stored) ? `takes it from readers until ${moment}` : `readers see it from ${moment}`;
}
