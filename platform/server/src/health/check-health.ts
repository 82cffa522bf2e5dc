import { statfsSync } from 'node:fs';
import * as v from 'valibot';
import type { Storage } from '../storage/opening/open-storage';
import { retryWhileBusy } from '../storage/retry-while-busy';
import { storedTextOrNullSchema } from '../storage/stored-text';

/** One check. `ill`: the server cannot work; `warning`: it can, but a person should look into it. */
type HealthCheck = {
  name: 'database' | 'free space' | 'outbox' | 'site' | 'last compose' | 'periodic work';
  state: 'ok' | 'warning' | 'ill';
  /** For staff: the finding, and the remedy. */
  detail: string;
};

/** All checks. `isOk` means that none is ill. */
export type HealthReport = {
  isOk: boolean;
  checks: readonly HealthCheck[];
  /** Whether this server composes the site when posts change: otherwise the blog tool would wait for it in vain. */
  composesPosts: boolean;
};

/** The sources of a check of the server. */
export type HealthSources = {
  storage: Storage;
  dataFolder: string;
  /** Stores a form, and takes it back. @throws when it cannot be stored */
  storeForm: () => void;
  /** Reads a row of each table. @throws when one cannot be read */
  readRows: () => void;
  /** The live composition, and when it was composed (ISO time). @throws when there is none */
  readComposition: () => Promise<{ id: string; composedAt: string }>;
  /** Whether this server composes the site when posts change. */
  composesPosts: boolean;
  /** Why the last compose that this server started failed; `undefined` when it succeeded. */
  composeFailure: () => string | undefined;
  /** Why what the server does by itself from time to time was not done the last time; empty when it was. */
  findUndone: () => readonly string[];
};

/** Free space in bytes below which there is a warning. */
const littleSpace = 200_000_000;

/** Failed attempts to forward a submission after which there is a warning: about two minutes. */
const manyAttempts = 6;

const outboxSchema = v.object({
  waiting: v.number(),
  attempts: v.nullable(v.number()),
  oldest: storedTextOrNullSchema,
});

/** Checks everything that the server needs. Never throws: a failure is a finding. */
export async function checkHealth(sources: HealthSources): Promise<HealthReport> {
  const { storage, dataFolder, storeForm, readRows, readComposition, composesPosts, composeFailure, findUndone } =
    sources;
  const checks = await Promise.all([
    examine('database', async () => {
      const start = performance.now();
      await retryWhileBusy(storage.check);
      await retryWhileBusy(storeForm);
      await retryWhileBusy(readRows);
      return ok(`written and read in ${(performance.now() - start).toFixed(1)} ms; the open file is the one on disk`);
    }),
    examine('free space', () => {
      const { bavail, bsize } = statfsSync(dataFolder);
      const detail = `${Math.round((bavail * bsize) / 1_000_000)} MB`;
      return bavail * bsize < littleSpace ? warning(`${detail}. Free some, before nothing can be stored`) : ok(detail);
    }),
    examine('outbox', () => {
      const row = storage.connection
        .prepare(
          // As bytes: over a text that is not UTF-8 the driver would end the process.
          `SELECT count(*) AS waiting, max(attempts) FILTER (WHERE typeof(attempts) = 'integer') AS attempts,
             CAST(min(received_at) FILTER (WHERE typeof(received_at) = 'text') AS BLOB) AS oldest
           FROM outbox JOIN submissions ON submissions.id = submission`,
        )
        .get([]);
      const { waiting, attempts, oldest } = v.parse(outboxSchema, row);
      if (waiting === 0) return ok('empty');
      const detail = `${waiting} wait to be forwarded, the oldest since ${oldest ?? 'a time that cannot be read'}`;
      return (attempts ?? 0) < manyAttempts ? ok(detail) : warning(`${detail}. Look at the receiver, FORM_WEBHOOK`);
    }),
    examine('site', async () => {
      const { id, composedAt } = await readComposition();
      return ok(`composition ${id}, composed ${composedAt}`);
    }),
    examine('last compose', () => {
      const failure = composeFailure();
      return failure === undefined ? ok('no failure') : warning(`it failed, the pages are as they were: ${failure}`);
    }),
    examine('periodic work', () => {
      const undone = findUndone();
      return undone.length === 0 ? ok('done') : warning(undone.join('. '));
    }),
  ]);
  return { isOk: checks.every(({ state }) => state !== 'ill'), checks, composesPosts };
}

type Finding = Pick<HealthCheck, 'state' | 'detail'>;

const ok = (detail: string): Finding => ({ state: 'ok', detail });
const warning = (detail: string): Finding => ({ state: 'warning', detail });

async function examine(name: HealthCheck['name'], look: () => Finding | Promise<Finding>): Promise<HealthCheck> {
  try {
    return { name, ...(await look()) };
  } catch (error) {
    return { name, state: 'ill', detail: error instanceof Error ? error.message : String(error) };
  }
}
