import type { Connection } from '../../storage/connection';
import { lastCommitTime, setLastCommitTime, timeAfter } from '../store/clock';
import type { DocumentTable } from '../store/document-table';
import type { InTransaction } from '../store/write-transaction';
import { formatTimestamp } from '../values/timestamp';
import { stageWrites, type WriteResult } from './stage-writes';
import type { Write } from './write';

/** Result of a commit. */
export type CommitResult = { writeResults: WriteResult[]; commitTime: string };

/**
 * Commits writes: all or none. They are worked out before the lock is taken, so that it is held only for storing; should
 * another commit have come in between, they are worked out anew.
 * @throws {FirestoreError} when a precondition does not hold, a document is refused, or the lock is not to be had.
 */
export async function commitWrites(
  connection: Connection,
  table: DocumentTable,
  inTransaction: InTransaction,
  writes: readonly Write[],
): Promise<CommitResult> {
  for (;;) {
    const last = lastCommitTime(connection);
    const time = timeAfter(last);
    const { changes, writeResults } = stageWrites(writes, table.find, time);
    const isStored = await inTransaction(() => {
      if (lastCommitTime(connection) !== last) return false;
      setLastCommitTime(connection, time);
      for (const change of changes) table.apply(change);
      return true;
    });
    if (isStored) return { writeResults, commitTime: formatTimestamp(time) };
  }
}
