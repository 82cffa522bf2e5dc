import { useEffect, useState } from 'react';
import { ArchiveScreen } from '../archive-screen/archive-screen';
import archive from '../archive-screen/archive-screen.module.css';
import { focusHeading } from '../keyboard-focus/focus-heading';
import { formatTime } from '../posts/format-time';
import { titleOf } from '../posts/post-draft';
import type { PostsStore, TrashedPost } from '../posts/posts-store';
import { useMayPublish } from '../posts/role';
import type { Posts } from '../posts/use-posts';
import styles from './trash-screen.module.css';

/** The trash, and the callbacks for what happens to it. */
type TrashScreenProps = {
  store: Pick<PostsStore, 'listTrash' | 'deleteForGood'>;
  posts: Pick<Posts, 'restoreFromTrash' | 'removals'>;
  onBack: () => void;
  onReport: (message: string) => void;
};

const tryAgain = 'Check your connection and try again';

/** The posts that were deleted everywhere: each can be restored as a draft, or deleted for good. */
export function TrashScreen({ store, posts, onBack, onReport }: TrashScreenProps) {
  const [trash, setTrash] = useState<readonly TrashedPost[]>();
  const [isBusy, setBusy] = useState(false);
  const mayPublish = useMayPublish();
  const deleting = [...posts.removals.values()].filter((removal) => removal === 'deleting').length;

  // Read again when a post that was on its way here when the screen was opened has arrived.
  useEffect(() => {
    let isCancelled = false;
    store.listTrash().then(
      (found) => {
        if (!isCancelled) setTrash(found);
      },
      (error: unknown) => {
        console.error('The trash could not be loaded:', error);
        if (!isCancelled) onReport('The trash could not be loaded. Check your connection and open it again.');
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [store, deleting]);

  /** Does something to a post, which leaves the trash. */
  const take = async (id: string, action: () => Promise<unknown>, done: string, failed: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await action();
      setTrash((before) => before?.filter(({ post }) => post.id !== id));
      onReport(done);
      focusHeading();
    } catch (error) {
      console.error(failed, error);
      // By its name: the screen loads none of the store's errors.
      const reason = error instanceof Error && error.name === 'TrashChangedError' ? error.message : tryAgain;
      onReport(`${failed} ${reason}.`);
    }
    setBusy(false);
  };

  const restore = ({ post }: TrashedPost) =>
    take(
      post.id,
      () => posts.restoreFromTrash(post.id),
      `“${titleOf(post)}” is in the list again, as a draft.`,
      `“${titleOf(post)}” could not be restored.`,
    );

  const deleteForGood = ({ post }: TrashedPost) => {
    if (!window.confirm(`Delete “${titleOf(post)}” and its versions for good? This cannot be undone.`)) return;
    void take(
      post.id,
      () => store.deleteForGood(post.id),
      `“${titleOf(post)}” is deleted for good.`,
      `“${titleOf(post)}” could not be deleted.`,
    );
  };

  return (
    <ArchiveScreen title="Trash" onBack={onBack}>
      <p>Readers see none of these posts. They stay here until somebody restores or deletes them.</p>
      {!mayPublish && (
        <p>You are a writer: a publisher deletes posts for good, and restores those that were published.</p>
      )}
      {trash === undefined && <p role="status">Loading the trash…</p>}
      {trash?.length === 0 && <p>The trash is empty.</p>}
      <ul className={archive.entries}>
        {trash?.map((trashed) => (
          <li key={trashed.post.id} className={`${archive.entry} ${archive.head}`}>
            <div>
              <p className={archive.name} dir="auto">
                {titleOf(trashed.post)}
              </p>
              {trashed.trashedAt && <p className={styles.when}>Deleted on {formatTime(trashed.trashedAt)}</p>}
            </div>
            <p className={archive.ways}>
              {(mayPublish || trashed.post.status === 'draft') && (
                <button type="button" className={archive.button} onClick={() => void restore(trashed)}>
                  Restore<span className="visually-hidden"> {titleOf(trashed.post)}</span>
                </button>
              )}
              {mayPublish && (
                <button type="button" className={archive.danger} onClick={() => deleteForGood(trashed)}>
                  Delete for good<span className="visually-hidden"> {titleOf(trashed.post)}</span>
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
    </ArchiveScreen>
  );
}
