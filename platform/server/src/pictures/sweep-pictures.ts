import { type PeriodicWork, startPeriodicWork } from '../periodic-work';
import type { ClockGate } from '../storage/clock-gate';
import type { PictureStore } from './picture-store';

const dayInMs = 86_400_000;

/** Deletes pictures that nothing has named for 30 days, now and every day, unless the clock is doubted. */
export const sweepPictures = (
  store: Pick<PictureStore, 'sweep'>,
  clock: Pick<ClockGate, 'isTrusted'>,
  report: (message: string) => void,
): PeriodicWork =>
  startPeriodicWork(
    'Pictures and links to drafts that are too old were not deleted',
    dayInMs,
    async () => {
      if (clock.isTrusted()) await store.sweep();
    },
    report,
  );
