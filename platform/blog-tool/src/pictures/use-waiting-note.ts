import { useEffect, useState } from 'react';
import { isWaitingName } from '../posts/waiting-name';
import type { Pictures } from './pictures';

/** The note on a picture that no store has yet, and whether sending it again may help. */
type WaitingNote = { text: string; canRetry: boolean };

/** The note on a picture; none on a stored one. */
export function useWaitingNote(pictures: Pictures | undefined, name: string): WaitingNote | undefined {
  const [, setTime] = useState(0);
  useEffect(() => pictures?.watch(() => setTime((before) => before + 1)), [pictures]);
  if (!pictures || !isWaitingName(name)) return undefined;
  const state = pictures.stateOf(name);
  const about = state.fileName ? `${state.fileName}: ` : '';
  switch (state.kind) {
    case 'fetching':
      return { text: `${about}being fetched…`, canRetry: false };
    case 'sending':
      return { text: `${about}being sent, ${Math.round(state.sent * 100)} %`, canRetry: false };
    case 'waiting':
      return { text: `${about}${state.reason}.`, canRetry: true };
    case 'failed':
      return { text: `${about}${state.reason}.`, canRetry: state.canRetry };
    default:
      return undefined;
  }
}
