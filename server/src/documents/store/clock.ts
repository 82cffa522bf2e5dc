import * as v from 'valibot';
import type { Connection } from '../../storage/connection';

// Commits have times of their own, in microseconds: each is later than the one before, whatever the machine's clock does.

const clockSchema = v.object({ last: v.string() });

const now = () => BigInt(Date.now()) * 1000n;

/** Time of the last commit; 0 when there was none. */
export function lastCommitTime(connection: Connection): bigint {
  const row: unknown = connection.prepare('SELECT last FROM clock WHERE id = 1').get([]);
  // Stored in nanoseconds.
  return row === undefined ? 0n : BigInt(v.parse(clockSchema, row).last) / 1000n;
}

/** Time of a commit that follows the given one. */
export function timeAfter(last: bigint): bigint {
  const current = now();
  return current > last ? current : last + 1n;
}

/** Time of reading, never before the last commit. */
export function timeOfReading(connection: Connection): bigint {
  return timeAfter(lastCommitTime(connection) - 1n);
}

/** Keeps the time of a commit, in its transaction. */
export function setLastCommitTime(connection: Connection, time: bigint): void {
  connection
    .prepare('INSERT INTO clock (id, last) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET last = excluded.last')
    .run([String(time * 1000n)]);
}
