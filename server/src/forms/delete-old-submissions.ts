import { submissionRetentionDays } from 'shared-config/forms/submission-retention';
import { isStorageError } from '../server-error';
import type { SubmissionStore } from './submission-store';

const dayInMs = 86_400_000;
const hourInMs = 3_600_000;

const daysAgo = (days: number) => new Date(Date.now() - days * dayInMs).toISOString();

/**
 * Deletes submissions older than the given days, now and every hour.
 * @param days at most as many as the privacy page promises
 * @returns a function that stops it
 */
export function keepSubmissions(store: SubmissionStore, days: number = submissionRetentionDays): () => void {
  const deleteOld = () => {
    try {
      // What waits to be forwarded is kept longer, but no longer than the privacy page promises.
      store.deleteBefore(daysAgo(days), daysAgo(submissionRetentionDays));
    } catch (error) {
      // The health check reports it, and the next hour tries again.
      if (!isStorageError(error)) throw error;
    }
  };
  deleteOld();
  const timer = setInterval(deleteOld, hourInMs);
  timer.unref();
  return () => clearInterval(timer);
}
