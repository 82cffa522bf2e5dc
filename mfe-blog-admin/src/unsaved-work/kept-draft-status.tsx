import styles from './kept-draft-status.module.css';
import type { KeptState } from './use-kept-draft';

/** What became of the draft that is being written, and whether anything in it is unsaved. */
type KeptDraftStatusProps = { kept: KeptState; isChanged: boolean };

/** Says when this browser kept the draft last, or that it has no room for it. */
export function KeptDraftStatus({ kept, isChanged }: KeptDraftStatusProps) {
  return (
    <span className={styles.status} role="status">
      {describe(kept, isChanged)}
    </span>
  );
}

function describe({ isFull, at }: KeptState, isChanged: boolean): string {
  if (isFull) return 'This browser has no room left to keep your draft. Save it.';
  return isChanged && at ? `Draft kept in this browser at ${at.toLocaleTimeString('en-GB')}` : '';
}
