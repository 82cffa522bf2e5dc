import { useId } from 'react';
import { titleOf } from '../posts/post-draft';
import { maxTrash } from '../posts/posts-store';
import { useMayPublish } from '../posts/role';
import type { StoredPost } from '../posts/stored-post';
import { isSeenByReaders } from '../posts/stored-status';
import type { Removal } from '../posts/use-posts';
import styles from './removed-post.module.css';

/** A post that was removed from the list, its state since, and the actions on it. */
type RemovedPostProps = {
  post: StoredPost;
  removal: Removal;
  onUndo: () => void;
  onDeleteEverywhere: () => void;
};

/** Says that a post is only removed from the list (specification §7), and offers to put it back or to delete it. */
export function RemovedPost({ post, removal, onUndo, onDeleteEverywhere }: RemovedPostProps) {
  const id = useId();
  const isDeleting = removal === 'deleting';
  const mayDelete = useMayPublish() || post.status === 'draft';
  const button = (label: string, tool: string, onClick: () => void) => (
    <button
      type="button"
      className={styles.button}
      data-tool={tool}
      aria-describedby={id}
      // Not `disabled`: a disabled button loses the focus.
      aria-disabled={isDeleting || undefined}
      onClick={isDeleting ? undefined : onClick}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.notice}>
      <div id={id} role="status">
        <p className={styles.title}>{titleOf(post)}</p>
        <p>{describeRemoval(post, removal)}</p>
      </div>
      <p className={styles.ways}>
        {button('Undo', 'undo', onUndo)}
        {mayDelete
          ? button('Delete everywhere', 'delete-everywhere', onDeleteEverywhere)
          : 'A publisher can delete it everywhere.'}
      </p>
    </div>
  );
}

function describeRemoval(post: StoredPost, removal: Removal): string {
  switch (removal) {
    case 'removed':
      return isSeenByReaders(post)
        ? 'Removed from this list. Readers still see it.'
        : 'Removed from this list. It is still stored, and readers do not see it.';
    case 'deleting':
      return 'Deleting everywhere…';
    case 'failed':
      return 'It could not be deleted and is still stored. Check your connection and try again.';
    case 'trash-full':
      return `The trash is full: it holds ${maxTrash} posts. Delete some of them for good, then try again. This one is still stored.`;
  }
}
