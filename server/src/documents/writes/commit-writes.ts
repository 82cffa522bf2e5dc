import { lastCommitTime, setLastCommitTime, timeAfter } from '../store/clock';
import type { DocumentDatabase } from '../store/document-database';
import { formatTimestamp } from '../values/timestamp';
import { stageWrites, type WriteResult } from './stage-writes';
import type { Write } from './write';

/** Result of a commit. */
export type CommitResult = { writeResults: WriteResult[]; commitTime: string };

/**
 * Commits all writes or none. The changes are computed before the lock is taken, so that it is held only for storing; if
 * another commit came in between, they are computed again.
 * @throws {FirestoreError} when a precondition fails, a document is refused, or the lock is not free in time.
 */
export async function commitWrites(
  { connection, table, write }: DocumentDatabase,
  writes: readonly Write[],
): Promise<CommitResult> {
  for (;;) {
    const last = lastCommitTime(connection);
    const time = timeAfter(last);
    const { changes, writeResults } = stageWrites(writes, table.find, time);
    const isStored = await write(() => {
      if (lastCommitTime(connection) !== last) return false;
      setLastCommitTime(connection, time);
      for (const change of changes) table.apply(change);
      return true;
    });
    if (isStored) return { writeResults, commitTime: formatTimestamp(time) };
  }
}
