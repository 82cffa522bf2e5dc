import { isStorageError } from '../server-error';
import type { ClockGate } from '../storage/clock-gate';
import { toStorageError } from '../storage/storage-error';
import type { PictureStore } from './picture-store';

const dayInMs = 86_400_000;

/**
 * Deletes pictures that nothing has named for 30 days, now and every day, unless the clock is doubted.
 * @returns a function that stops it
 */
export function sweepPictures(store: Pick<PictureStore, 'sweep'>, clock: ClockGate): () => void {
  const sweep = async () => {
    try {
      if (clock.isTrusted()) await store.sweep();
    } catch (error) {
      // The health check reports it, and the next day tries again.
      if (!isStorageError(toStorageError(error, 'Pictures'))) throw error;
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), dayInMs);
  timer.unref();
  return () => clearInterval(timer);
}
