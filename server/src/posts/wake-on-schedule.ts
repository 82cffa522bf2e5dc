import { postsCollection } from 'shared-config/posts/post';
import * as v from 'valibot';
import { backoff } from '../backoff';
import type { DocumentStore } from '../documents/thread/document-store';
import { describeError, type Log } from '../logging/log';

/** Waits for the moments of scheduled posts. */
export type Schedule = {
  /** Looks for the next moment; to be called when posts have changed. */
  wake: () => void;
  stop: () => void;
};

/** What is needed of the documents store. */
type Documents = Pick<DocumentStore, 'call'>;

/** Maximum time in ms until it looks again: the clock may have been set, or the machine slept. */
const maxWait = 60_000;

const responseSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      document: v.optional(
        v.object({ fields: v.object({ publishAt: v.object({ stringValue: v.pipe(v.string(), v.isoTimestamp()) }) }) }),
      ),
    }),
  ),
);

/**
 * Calls back when the moment of a scheduled post has come by this machine's clock, once for each moment.
 * @param parent resource name of the root of the documents that are watched
 */
export function startSchedule(documents: Documents, parent: string, onDue: () => void, log: Log): Schedule {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let latest = 0;
  let failures = 0;
  /** All moments until this one (ISO time) have been called back for. */
  let doneUntil = new Date().toISOString();

  const look = async (turn: number) => {
    try {
      const next = await findNext(documents, parent, doneUntil);
      if (isStopped || turn !== latest) return;
      failures = 0;
      const now = Date.now();
      const at = next === undefined ? Number.POSITIVE_INFINITY : Date.parse(next);
      if (next !== undefined && at <= now) {
        doneUntil = next;
        onDue();
        wake();
      } else wait(Math.min(at - now, maxWait));
    } catch (error) {
      if (isStopped || turn !== latest) return;
      log({ level: 'error', message: 'The schedule of posts could not be read', error: describeError(error) });
      failures += 1;
      wait(backoff(failures, maxWait));
    }
  };
  const wait = (time: number) => {
    timer = setTimeout(wake, time);
    timer.unref();
  };
  const wake = () => {
    if (isStopped) return;
    clearTimeout(timer);
    latest += 1;
    void look(latest);
  };
  return {
    wake,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** The earliest moment of a scheduled post after a time. */
async function findNext(documents: Documents, parent: string, after: string): Promise<string | undefined> {
  const condition = (fieldPath: string, op: string, stringValue: string) => ({
    fieldFilter: { field: { fieldPath }, op, value: { stringValue } },
  });
  const structuredQuery = {
    select: { fields: [{ fieldPath: 'publishAt' }] },
    from: [{ collectionId: postsCollection }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [condition('status', 'EQUAL', 'scheduled'), condition('publishAt', 'GREATER_THAN', after)],
      },
    },
    orderBy: [{ field: { fieldPath: 'publishAt' }, direction: 'ASCENDING' }],
    limit: 1,
  };
  const request = Buffer.from(JSON.stringify({ structuredQuery }));
  const { json } = await documents.call({ method: 'runQuery', parent, body: request });
  const [entry] = v.parse(responseSchema, Buffer.from(json).toString());
  return entry?.document?.fields.publishAt.stringValue;
}
