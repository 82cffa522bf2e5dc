import * as v from 'valibot';
import type { Connection } from '../../storage/connection';

// Times of commits in microseconds. Each is later than the one before, even if the machine's clock goes back.

const clockSchema = v.object({ last: v.string() });

const now = () => BigInt(Date.now()) * 1000n;

/** Time of the last commit in microseconds; 0 when there was none. */
export function lastCommitTime(connection: Connection): bigint {
  const row: unknown = connection.prepare('SELECT last FROM clock WHERE id = 1').get([]);
  // Stored in nanoseconds.
  return row === undefined ? 0n : BigInt(v.parse(clockSchema, row).last) / 1000n;
}

/** Time of the commit after the given one. */
export function timeAfter(last: bigint): bigint {
  const current = now();
  return current > last ? current : last + 1n;
}

/** Time of a read, never before the last commit. */
export function timeOfReading(connection: Connection): bigint {
  return timeAfter(lastCommitTime(connection) - 1n);
}

/** Stores the time of a commit, in its transaction. */
export function setLastCommitTime(connection: Connection, time: bigint): void {
  connection
    .prepare('INSERT INTO clock (id, last) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET last = excluded.last')
    .run([String(time * 1000n)]);
}
