import { submissionRetentionDays } from 'shared-config/forms/submission-retention';
import { isStorageError } from '../server-error';
import type { SubmissionStore } from './submission-store';

const dayInMs = 86_400_000;
const hourInMs = 3_600_000;

const daysAgo = (days: number) => new Date(Date.now() - days * dayInMs).toISOString();

/**
 * Deletes submissions that are older than the given days, now and every hour.
 * @param days fewer than the privacy page promises, if not as many
 * @returns a function that ends it
 */
export function keepSubmissions(store: SubmissionStore, days: number = submissionRetentionDays): () => void {
  const deleteOld = () => {
    try {
      // What waits for its receiver may stay longer than others, and not longer than was promised.
      store.deleteBefore(daysAgo(days), daysAgo(submissionRetentionDays));
    } catch (error) {
      // The health check tells staff of it, and the next hour deletes what this one could not.
      if (!isStorageError(error)) throw error;
    }
  };
  deleteOld();
  const timer = setInterval(deleteOld, hourInMs);
  timer.unref();
  return () => clearInterval(timer);
}
