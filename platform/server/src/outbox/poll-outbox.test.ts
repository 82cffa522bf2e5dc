import type { Submission } from '../forms/read-submission';
import { ServerError } from '../server-error';
import { type Outbox, pollOutbox, UndeliverableError } from './poll-outbox';

const at = (seconds: number) => new Date(Date.parse('2026-01-01T00:00:00.000Z') + seconds * 1000).toISOString();
const row = (id: number, attempts = 0) => ({ id, attempts });

const log = jest.fn();
beforeEach(() => {
  log.mockReset();
  jest.useFakeTimers({ now: Date.parse(at(0)) });
});
afterEach(() => jest.useRealTimers());

/** An outbox in memory, where nothing is due. */
const createOutbox = (deliver: Outbox<Submission>['deliver']) => ({
  describe: (id: number) => `Submission ${id} was not forwarded`,
  findDue: jest.fn((_now: string, _latest: string): unknown[] => []),
  find: jest.fn((id: number): Submission | undefined => ({ id, form: 'enquiry', receivedAt: at(0), fields: {} })),
  remedy: 'Send it by hand: /__enquiries',
  deliver: jest.fn(deliver),
  finish: jest.fn(),
  postpone: jest.fn(),
});

test('what is due is sent once a second without a call, until it is stopped', async () => {
  const outbox = createOutbox(async () => {});
  outbox.findDue
    .mockReturnValueOnce([])
    .mockReturnValueOnce([row(1)])
    .mockReturnValueOnce([row(2)]);
  const { stop } = pollOutbox(outbox, log);
  await jest.advanceTimersByTimeAsync(999);
  expect(outbox.findDue).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2001);
  expect(outbox.findDue.mock.calls).toEqual([
    [at(1), at(3601)],
    [at(2), at(3602)],
    [at(3), at(3603)],
  ]);
  expect(outbox.finish.mock.calls).toEqual([[1], [2]]);
  await stop();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(outbox.findDue).toHaveBeenCalledTimes(3);
});

test('what is under way is not sent a second time, and is completed before the end', async () => {
  let complete = () => {};
  const outbox = createOutbox(
    () =>
      new Promise((resolve) => {
        complete = resolve;
      }),
  );
  outbox.findDue.mockReturnValue([row(1)]);
  const { wake, stop } = pollOutbox(outbox, log);
  void wake();
  void wake();
  await jest.advanceTimersByTimeAsync(5000);
  expect(outbox.deliver).toHaveBeenCalledTimes(1);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await jest.advanceTimersByTimeAsync(1000);
  expect(isStopped).toBe(false);
  complete();
  await stopped;
  expect(outbox.finish.mock.calls).toEqual([[1]]);
});

test('one that fails waits longer each time, and keeps no other waiting', async () => {
  const outbox = createOutbox(async ({ id }) => {
    if (id !== 3) throw new Error('no');
  });
  outbox.findDue.mockReturnValueOnce([row(1), row(2, 2), row(3)]);
  const { wake, stop } = pollOutbox(outbox, log);
  await wake();
  await stop();
  expect(outbox.deliver.mock.calls.map(([{ id }]) => id)).toEqual([1, 3, 2]);
  expect(outbox.postpone.mock.calls).toEqual([
    [1, { attempts: 1, dueAt: at(2), reason: 'no', isFinal: false }],
    [2, { attempts: 3, dueAt: at(8), reason: 'no', isFinal: false }],
  ]);
  expect(outbox.finish.mock.calls).toEqual([[3]]);
  expect(log.mock.calls[0]).toEqual([
    { level: 'error', message: 'Submission 1 was not forwarded: no', nextAttempt: at(2) },
  ]);
});

test('what nothing can deliver is left to a person', async () => {
  const outbox = createOutbox(async () => {
    throw new UndeliverableError('there is no datasheet');
  });
  outbox.findDue.mockReturnValueOnce([row(1)]);
  const { wake, stop } = pollOutbox(outbox, log);
  await wake();
  await stop();
  expect(outbox.postpone).toHaveBeenCalledWith(1, expect.objectContaining({ isFinal: true }));
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ remedy: 'Send it by hand: /__enquiries' }));
});

test('a storage error is retried without a log entry, and a defect is logged', async () => {
  const outbox = createOutbox(async () => {
    throw new ServerError('disk-full', 'Database', 'the disk is full', 'Free some space');
  });
  outbox.findDue.mockReturnValueOnce([row(1)]).mockImplementationOnce(() => {
    throw new TypeError('not a function');
  });
  const { stop } = pollOutbox(outbox, log);
  await jest.advanceTimersByTimeAsync(1000);
  expect([outbox.postpone, outbox.finish, log].map((call) => call.mock.calls)).toEqual([[], [], []]);
  await jest.advanceTimersByTimeAsync(2000);
  expect(log.mock.calls).toEqual([
    [{ level: 'error', message: 'An outbox was not emptied', error: expect.stringContaining('not a function') }],
  ]);
  expect(outbox.findDue).toHaveBeenCalledTimes(3);
  await stop();
});

test('a delivery that could not be recorded is recorded later, and not repeated', async () => {
  const outbox = createOutbox(async () => {});
  outbox.findDue
    .mockReturnValueOnce([row(1)])
    .mockReturnValueOnce([row(1)])
    .mockReturnValueOnce([row(1)]);
  const fail = () => {
    throw new ServerError('disk-full', 'Database', 'the disk is full', 'Free some space');
  };
  outbox.finish.mockImplementationOnce(fail).mockImplementationOnce(fail);
  const { stop } = pollOutbox(outbox, log);
  await jest.advanceTimersByTimeAsync(3000);
  expect(outbox.deliver).toHaveBeenCalledTimes(1);
  expect(outbox.finish).toHaveBeenCalledTimes(3);
  await stop();
});

/** An outbox with a queue for each hundred of ids, whose deliveries end when a test says so. */
function createSlowOutbox() {
  const ends = new Map<number, () => void>();
  const outbox = {
    ...createOutbox(({ id }) => new Promise((resolve) => ends.set(id, resolve))),
    queueOf: (id: number) => Math.floor(id / 100),
  };
  const end = async (id: number) => {
    ends.get(id)?.();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { outbox, end, begun: () => outbox.deliver.mock.calls.map(([{ id }]) => id) };
}

test('slow deliveries of one queue hold up no other; those with few failures are first', async () => {
  const { outbox, end, begun } = createSlowOutbox();
  outbox.findDue.mockReturnValueOnce([row(101, 1), row(102), row(103), row(104)]);
  const { wake, stop } = pollOutbox(outbox, log);
  void wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(begun()).toEqual([102]);
  outbox.findDue.mockReturnValue([row(101, 1), row(102), row(103), row(104), row(201)]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(begun()).toEqual([102, 201]);
  await end(102);
  expect(begun()).toEqual([102, 201, 103]);
  const stopped = stop();
  await end(103);
  await end(201);
  await stopped;
  expect(begun()).toEqual([102, 201, 103]);
});

test('four deliver at once, and who comes next is who has waited longest for a turn', async () => {
  const { outbox, end, begun } = createSlowOutbox();
  outbox.findDue.mockReturnValueOnce([101, 102, 201, 202, 301, 302, 401, 402, 501].map((id) => row(id)));
  const { wake, stop } = pollOutbox(outbox, log);
  void wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(begun()).toEqual([101, 201, 301, 401]);
  await end(201);
  await end(101);
  await end(501);
  expect(begun()).toEqual([101, 201, 301, 401, 501, 102, 202]);
  const stopped = stop();
  for (const id of [102, 202, 301, 401]) await end(id);
  await stopped;
});

test('what is deleted while others are delivered is neither delivered nor recorded', async () => {
  const { outbox, end, begun } = createSlowOutbox();
  outbox.findDue.mockReturnValueOnce([row(101), row(102), row(103)]);
  const { wake, stop } = pollOutbox(outbox, log);
  void wake();
  await jest.advanceTimersByTimeAsync(0);
  outbox.find.mockReturnValueOnce(undefined);
  await end(101);
  await end(103);
  expect(begun()).toEqual([101, 103]);
  expect(outbox.finish.mock.calls).toEqual([[101], [103]]);
  expect(outbox.postpone).not.toHaveBeenCalled();
  await stop();
});

test('thousands that are refused at once hold up nobody else', async () => {
  jest.useRealTimers();
  let inTurn = 0;
  let most = 0;
  const outbox = {
    ...createOutbox(async () => {
      inTurn += 1;
      most = Math.max(most, inTurn);
      // Each takes 1 ms before it is refused.
      for (const start = performance.now(); performance.now() - start < 1; );
      throw new UndeliverableError('too many');
    }),
    // Four at once, as after many senders.
    queueOf: (id: number) => id,
  };
  const ids = Array.from({ length: 500 }, (_, id) => id + 1);
  const isDone = (id: number) => outbox.postpone.mock.calls.some(([done]) => done === id);
  outbox.findDue.mockImplementation(() => ids.filter((id) => !isDone(id)).map((id) => row(id)));
  const polling = pollOutbox(outbox, log);
  let isOver = false;
  let turns = 0;
  const count = () => {
    inTurn = 0;
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  await polling.wake();
  isOver = true;
  await polling.stop();
  expect(outbox.postpone).toHaveBeenCalledTimes(500);
  // Five, and one or two of each of the others who work.
  expect(most).toBeLessThan(20);
  // They wait for as long, and leave it to whoever is there.
  expect(turns).toBeGreaterThan(500);
});
