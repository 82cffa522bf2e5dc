import type { Other } from '../unsaved-work/use-presence';
import styles from './others-note.module.css';

/** Says who else has the post open, where it moves nothing. Only their coming and going is read out, not each time they are heard of. */
export function OthersNote({ others }: { others: readonly Other[] }) {
  return (
    <ul className={styles.others} aria-label="Who else has this post open" hidden={others.length === 0}>
      {others.map(({ id, by, seconds }) => (
        <li key={id}>
          <span role="status">{by || 'Another window'} has this post open</span>, last active {seconds} s ago
        </li>
      ))}
    </ul>
  );
}
