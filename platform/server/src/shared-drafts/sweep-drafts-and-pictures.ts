import { type PeriodicWork, startPeriodicWork } from '../periodic-work';
import type { PictureStore } from '../pictures/picture-store';
import type { ClockGate } from '../storage/clock-gate';
import type { DataConnection } from '../storage/data-connection';
import { deleteExpiredDrafts } from './find-shared-draft';

const dayInMs = 86_400_000;

/** Deletes drafts whose links have expired, and pictures that nothing has named for 30 days, now and every day, unless the clock is doubted. */
export const sweepDraftsAndPictures = (
  connection: DataConnection,
  store: Pick<PictureStore, 'sweep'>,
  clock: Pick<ClockGate, 'isTrusted'>,
  report: (message: string) => void,
): PeriodicWork =>
  startPeriodicWork(
    'Pictures and links to drafts that are too old were not deleted',
    dayInMs,
    async (isStopped) => {
      if (!clock.isTrusted()) return;
      await deleteExpiredDrafts(connection, Date.now(), isStopped);
      if (!isStopped()) await store.sweep();
    },
    report,
  );
