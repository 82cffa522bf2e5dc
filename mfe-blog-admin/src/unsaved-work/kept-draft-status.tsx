import { formatClock, formatTime } from '../posts/format-time';
import styles from './kept-draft-status.module.css';
import type { KeptState } from './use-kept-draft';

/** What became of the draft that is being written, whether it is being saved, and whether anything in it is unsaved. */
type KeptDraftStatusProps = {
  kept: KeptState;
  isSaving: boolean;
  isChanged: boolean;
  /** ISO time of the last save; absent for a new post. */
  storedAt: string | undefined;
};

/** Says whether everything is saved, and when this browser kept the draft last, or that it has no room for it. */
export function KeptDraftStatus({ kept, isSaving, isChanged, storedAt }: KeptDraftStatusProps) {
  return (
    <span className={styles.status} role="status">
      {isSaving ? 'Saving…' : describe(kept, isChanged, storedAt)}
    </span>
  );
}

function describe({ isFull, at }: KeptState, isChanged: boolean, storedAt: string | undefined): string {
  if (isFull) return 'This browser has no room left to keep your draft. Save it.';
  if (!isChanged) return storedAt ? `Saved on ${formatTime(storedAt)}` : '';
  return at ? `Draft kept in this browser at ${formatClock(at)}; not saved yet` : 'Not saved yet';
}
