import { formatClock, formatMinute, formatTime } from '../posts/format-time';
import type { DraftState } from './draft-state';
import styles from './kept-draft-status.module.css';

/** The state of the draft that is being written. */
type KeptDraftStatusProps = {
  state: DraftState;
  /** Whether its pictures are sent, before it is saved. */
  isSending: boolean;
  /** ISO time of the last save; absent for a new post. */
  storedAt: string | undefined;
};

/** Says whether everything is saved, and when this browser kept the draft last, or that it has no room for it. */
export function KeptDraftStatus({ state, isSending, storedAt }: KeptDraftStatusProps) {
  return (
    <span className={styles.status} role="status">
      {isSending || state.name === 'saving' ? 'Saving…' : describe(state, storedAt)}
    </span>
  );
}

function describe(state: DraftState, storedAt: string | undefined): string {
  if (state.name !== 'unsaved') return storedAt ? `Saved on ${formatTime(storedAt)}` : '';
  const { browser, server } = state;
  const inBrowser = browser.kind === 'kept' ? `Draft kept in this browser at ${formatClock(browser.at)}` : '';
  if (server.kind === 'failing') {
    return `${inBrowser || 'This browser has no room left to keep your draft'}. The server does not respond; trying again`;
  }
  if (server.kind === 'kept') return `Draft kept on the server at ${formatMinute(server.at)}`;
  if (browser.kind === 'failing') return 'This browser has no room left to keep your draft. Save it.';
  return inBrowser ? `${inBrowser}; not saved yet` : 'Not saved yet';
}
