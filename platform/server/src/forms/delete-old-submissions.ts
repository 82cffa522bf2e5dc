import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backupRetentionDays, submissionRetentionDays } from 'kit/forms/submission-retention';
import { type PeriodicWork, startPeriodicWork } from '../periodic-work';
import type { ClockGate } from '../storage/clock-gate';
import { appendPrivately, makeBackupFolder } from '../storage/data-folder';
import { haveTurn } from '../storage/have-turn';
import type { DeletedSubmission, SubmissionStore } from './submission-store';

const dayInMs = 86_400_000;
const hourInMs = 3_600_000;

const daysAgo = (days: number) => new Date(Date.now() - days * dayInMs).toISOString();

/** The store that submissions are deleted from, and the receiver of the deleted ones. */
type Retention = {
  store: SubmissionStore;
  dataFolder: string;
  clock: Pick<ClockGate, 'isTrusted'>;
  /** Days that they are kept, at most as many as the privacy page promises. */
  days?: number | undefined;
};

/**
 * Deletes submissions older than the given days, some at a time. Each deleted one is a line of `backups/deleted-<day>.jsonl`, as long as a
 * backup is kept.
 * @param isStopped asked in between; the rest is left to the next time
 * @returns how many, of robots as well; nothing is deleted, and nothing returned, while the clock is doubted
 */
export async function deleteOldSubmissions(
  { store, dataFolder, clock, days = submissionRetentionDays }: Retention,
  isStopped = () => false,
): Promise<number | undefined> {
  if (!clock.isTrusted()) return undefined;
  const keep = (deleted: readonly DeletedSubmission[]) => keepDeleted(dataFolder, deleted);
  let deleted = 0;
  for (;;) {
    // A submission that waits to be forwarded is kept longer, but no longer than the privacy page promises.
    const some = store.deleteBefore(daysAgo(days), daysAgo(submissionRetentionDays), keep);
    deleted += some;
    if (some === 0) break;
    await haveTurn();
    if (isStopped()) return deleted;
  }
  forgetDeleted(dataFolder);
  return deleted;
}

/** Deletes old submissions now and every hour. */
export const keepSubmissions = (retention: Retention, report: (message: string) => void): PeriodicWork =>
  startPeriodicWork(
    'Submissions that are too old were not all deleted',
    hourInMs,
    (isStopped) => deleteOldSubmissions(retention, isStopped),
    report,
  );

const dayOf = (time: string) => time.slice(0, 10);

function keepDeleted(dataFolder: string, deleted: readonly DeletedSubmission[]): void {
  const file = join(makeBackupFolder(dataFolder), `deleted-${dayOf(daysAgo(0))}.jsonl`);
  appendPrivately(file, deleted.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

function forgetDeleted(dataFolder: string): void {
  const folder = makeBackupFolder(dataFolder);
  const first = dayOf(daysAgo(backupRetentionDays));
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const { name } = entry;
    const [, day] = /^deleted-(\d{4}-\d\d-\d\d)\.jsonl$/.exec(name) ?? [];
    if (entry.isFile() && day !== undefined && day < first) rmSync(join(folder, name));
  }
}
