import { formatClock, formatMinute, formatTime } from '../posts/format-time';
import styles from './kept-draft-status.module.css';
import type { KeptState } from './use-kept-draft';
import type { ServerDraftState } from './use-server-draft';

/** What became of the draft that is being written, whether it is being saved, and whether anything in it is unsaved. */
type KeptDraftStatusProps = {
  kept: KeptState;
  onServer: Pick<ServerDraftState, 'at' | 'isFailing'>;
  isSaving: boolean;
  isChanged: boolean;
  /** ISO time of the last save; absent for a new post. */
  storedAt: string | undefined;
};

/** Says whether everything is saved, and when this browser kept the draft last, or that it has no room for it. */
export function KeptDraftStatus({ kept, onServer, isSaving, isChanged, storedAt }: KeptDraftStatusProps) {
  return (
    <span className={styles.status} role="status">
      {isSaving ? 'Saving…' : describe(kept, onServer, isChanged, storedAt)}
    </span>
  );
}

function describe(
  { isFull, at }: KeptState,
  onServer: KeptDraftStatusProps['onServer'],
  isChanged: boolean,
  storedAt: string | undefined,
): string {
  if (!isChanged) return storedAt ? `Saved on ${formatTime(storedAt)}` : '';
  const inBrowser = at && !isFull ? `Draft kept in this browser at ${formatClock(at)}` : '';
  if (onServer.isFailing) {
    return `${inBrowser || 'This browser has no room left to keep your draft'}. The server does not respond; trying again`;
  }
  if (onServer.at) return `Draft kept on the server at ${formatMinute(onServer.at)}`;
  if (isFull) return 'This browser has no room left to keep your draft. Save it.';
  return inBrowser ? `${inBrowser}; not saved yet` : 'Not saved yet';
}
