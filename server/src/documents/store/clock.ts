import * as v from 'valibot';
import type { DataConnection } from '../../storage/data-connection';

// Times of commits in microseconds. Each is later than the one before, even if the machine's clock goes back.

/** Schema of a time of a commit as it is stored: nanoseconds since 1970, until the year 2255. */
export const commitTimeSchema = v.pipe(v.string(), v.regex(/^[0-8]?\d{1,18}$/));

const clockSchema = v.object({ last: commitTimeSchema });

/** Time of the last commit; 0 when there was none. */
function lastCommitTime(connection: DataConnection): bigint {
  const row = connection.prepare('SELECT last FROM clock WHERE id = 1').get([]);
  // Stored in nanoseconds.
  return row === undefined ? 0n : BigInt(v.parse(clockSchema, row).last) / 1000n;
}

function timeFrom(earliest: bigint): bigint {
  const now = BigInt(Date.now()) * 1000n;
  return now > earliest ? now : earliest;
}

/** Time of a read, never before the last commit. */
export const timeOfReading = (connection: DataConnection) => timeFrom(lastCommitTime(connection));

/** Time of the next commit, which is stored in its transaction. */
export function takeCommitTime(connection: DataConnection): bigint {
  const time = timeFrom(lastCommitTime(connection) + 1n);
  connection
    .prepare('INSERT INTO clock (id, last) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET last = excluded.last')
    .run([String(time * 1000n)]);
  return time;
}
