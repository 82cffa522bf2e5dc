import * as v from 'valibot';
import { processLog } from '../../logging/log';
import type { DataConnection } from '../../storage/data-connection';
import { storedTextSchema } from '../../storage/stored-text';

// Times of commits in microseconds. Each is later than the one before, even if the machine's clock goes back.

/**
 * Schema of a time of a commit as it is stored: nanoseconds since 1970, until the year 2096. A later one is of no commit, and leaves no room
 * for times behind it.
 */
export const commitTimeSchema = v.pipe(v.string(), v.regex(/^[0-3]?\d{1,18}$/));

const clockSchema = v.object({ last: v.pipe(storedTextSchema, commitTimeSchema) });

type Reader = Pick<DataConnection, 'prepare'>;

/** Time of the last commit as the clock says; 0 when there was none, `undefined` when it cannot be read. */
function readClock(connection: Reader): bigint | undefined {
  // As bytes: over a text that is not UTF-8 the driver would end the process.
  const row = connection.prepare('SELECT CAST(last AS BLOB) AS last FROM clock WHERE id = 1').get([]);
  if (row === undefined) return 0n;
  const { success, output } = v.safeParse(clockSchema, row);
  // Stored in nanoseconds.
  return success ? BigInt(output.last) / 1000n : undefined;
}

const latestSchema = v.object({ latest: v.nullable(v.number()) });

/** A time behind those of all documents; 0 when there are none. */
function timeBehindDocuments(connection: Reader): bigint {
  const row = connection
    .prepare(
      `SELECT max(unixepoch(update_time)) AS latest FROM documents
       WHERE typeof(update_time) = 'text' AND update_time GLOB '[12][0-9][0-9][0-9]-*T*Z' AND unixepoch(update_time) < 3900000000`,
    )
    .get([]);
  const { latest } = v.parse(latestSchema, row);
  return latest === null ? 0n : (BigInt(latest) + 1n) * 1_000_000n;
}

const lastCommitTime = (connection: Reader) => readClock(connection) ?? timeBehindDocuments(connection);

/**
 * Replaces a time of the last commit that cannot be read by what the documents say.
 * @returns the repair, in words; `undefined` when it could be read
 */
export function mendClock(connection: Reader): string | undefined {
  if (readClock(connection) !== undefined) return undefined;
  const time = timeFrom(timeBehindDocuments(connection));
  connection.prepare('UPDATE clock SET last = ? WHERE id = 1').run([String(time * 1000n)]);
  return 'Table clock, last of row 1: it was no time of a commit. The times of the documents, or the present, take its place';
}

function timeFrom(earliest: bigint): bigint {
  const now = BigInt(Date.now()) * 1000n;
  return now > earliest ? now : earliest;
}

/** Time of a read, never before the last commit. */
export const timeOfReading = (connection: DataConnection) => timeFrom(lastCommitTime(connection));

/** Time of the next commit, which is stored in its transaction. */
export function takeCommitTime(connection: DataConnection): bigint {
  const mended = mendClock(connection);
  if (mended !== undefined) processLog({ level: 'error', message: mended });
  const time = timeFrom(lastCommitTime(connection) + 1n);
  connection
    .prepare('INSERT INTO clock (id, last) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET last = excluded.last')
    .run([String(time * 1000n)]);
  return time;
}
