import { embeddedProject } from 'shared-config/posts/embedded-project';
import { startSchedule } from './wake-on-schedule';

const parent = `projects/${embeddedProject}/databases/(default)/documents`;
/** ISO times of the scheduled posts. */
let moments: string[] = [];

/** Responds as the documents store does to the query for the next moment. */
const documents = {
  call: jest.fn(async ({ body }: { body: Uint8Array }) => {
    const { structuredQuery } = JSON.parse(Buffer.from(body).toString());
    const after: string = structuredQuery.where.compositeFilter.filters[1].fieldFilter.value.stringValue;
    const [next] = moments.filter((moment) => moment > after).sort();
    const entry = next ? { document: { fields: { publishAt: { stringValue: next } } } } : {};
    return { json: Buffer.from(JSON.stringify([entry])), changedCollections: [] };
  }),
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00.000Z') });
  moments = [];
});
afterEach(() => jest.useRealTimers());

test('it calls back once at each moment, also at one that is scheduled later and comes earlier', async () => {
  moments = ['2026-11-22T12:10:00.000Z', '2026-11-22T13:00:00.000Z'];
  const onDue = jest.fn();
  const schedule = startSchedule(documents, parent, onDue, jest.fn());
  schedule.wake();
  await jest.advanceTimersByTimeAsync(9 * 60_000);
  expect(onDue).not.toHaveBeenCalled();
  moments.push('2026-11-22T12:09:30.000Z');
  schedule.wake();
  await jest.advanceTimersByTimeAsync(31_000);
  expect(onDue).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onDue).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(onDue).toHaveBeenCalledTimes(3);
  schedule.stop();
});

test('a store that does not respond is logged, and asked again after a moment', async () => {
  documents.call.mockRejectedValueOnce(new Error('busy'));
  moments = ['2026-11-22T12:00:30.000Z'];
  const [onDue, log] = [jest.fn(), jest.fn()];
  const schedule = startSchedule(documents, parent, onDue, log);
  schedule.wake();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(log).toHaveBeenCalledTimes(1);
  expect(onDue).toHaveBeenCalledTimes(1);
  schedule.stop();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(onDue).toHaveBeenCalledTimes(1);
});
