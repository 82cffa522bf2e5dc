import type { StoredPost } from '../posts/stored-post';
import styles from './incomplete-note.module.css';

/** The post as it is stored; absent while it never was. */
type IncompleteNoteProps = { post: StoredPost | undefined };

/** Marks a post that readers do not get to see, or not all of it, and says why; nothing for a complete one. */
export default function IncompleteNote({ post }: IncompleteNoteProps) {
  const { problems = [], skipped = [] } = post ?? {};
  return (
    <>
      {problems.length > 0 && (
        <p className={styles.note}>
          <strong>Incomplete.</strong> Missing or unreadable: {problems.join(', ')}.
        </p>
      )}
      {skipped.length > 0 && (
        <p className={styles.note}>
          <strong>Not all of it is shown.</strong> Unknown to this release: {skipped.join(', ')}. Readers see the rest.
        </p>
      )}
    </>
  );
}
