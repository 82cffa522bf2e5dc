import { describeError, type Log } from '../logging/log';
import { isStorageError } from '../server-error';
import type { SignalStore } from './signal-store';

/** Time (ms) between two writes of the counts: a server that is killed loses those since the last. */
const saveEvery = 10_000;

/** Writes what was counted every ten seconds. @returns stops it, after a last time */
export function keepSaving(signals: SignalStore, log: Log): () => void {
  const save = () => {
    try {
      signals.save();
    } catch (error) {
      // It stays counted, and is written with the next. The storage logs its own errors once.
      if (!isStorageError(error)) log({ level: 'error', message: 'Views were not saved', error: describeError(error) });
    }
  };
  const timer = setInterval(save, saveEvery);
  timer.unref();
  return () => {
    clearInterval(timer);
    save();
  };
}
