import styles from './incomplete-note.module.css';

/** What of a post is missing or cannot be shown. */
type IncompleteNoteProps = { problems: readonly string[] };

/** Marks a post that readers do not get to see, and says why; nothing for a complete one. */
export function IncompleteNote({ problems }: IncompleteNoteProps) {
  if (problems.length === 0) return null;
  return (
    <p className={styles.note}>
      <strong>Incomplete.</strong> Missing or unreadable: {problems.join(', ')}.
    </p>
  );
}
