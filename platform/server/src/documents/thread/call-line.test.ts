import { createCallLine } from './call-line';

const bodyOf = (length: number) => ({ method: 'runQuery', parent: '', body: new Uint8Array(length) });
const answerOf = (length: number) => ({ json: new Uint8Array(length), changedCollections: [] });
const refused = { status: 'RESOURCE_EXHAUSTED' };
const listening = () => new AbortController();

/** A call whose end the test decides. */
function createGate() {
  let open = () => {};
  const run = jest.fn(
    () =>
      new Promise<ReturnType<typeof answerOf>>((resolve) => {
        open = () => resolve(answerOf(1));
      }),
  );
  return { run, open: () => open() };
}

test('calls are run one after another; who has gone meanwhile is passed over', async () => {
  const line = createCallLine();
  const first = createGate();
  const running = line.add(bodyOf(1), listening().signal, first.run);
  const gone = listening();
  const [second, third] = [jest.fn(async () => answerOf(1)), jest.fn(async () => answerOf(1))];
  const left = line.add(bodyOf(1), gone.signal, second);
  const stayed = line.add(bodyOf(1), listening().signal, third);
  gone.abort();
  await Promise.resolve();
  expect(third).not.toHaveBeenCalled();
  first.open();
  await running;
  await expect(left).rejects.toMatchObject({ status: 'UNAVAILABLE' });
  await stayed;
  expect(second).not.toHaveBeenCalled();
});

test('more than 64 that wait are refused, and taken again when there is room', async () => {
  const line = createCallLine();
  const first = createGate();
  const add = (run = async () => answerOf(1)) => line.add(bodyOf(1), listening().signal, run);
  const running = [add(first.run)];
  await Promise.resolve();
  for (let waiting = 0; waiting < 64; waiting += 1) running.push(add());
  await expect(add()).rejects.toMatchObject(refused);
  first.open();
  await Promise.all(running);
  await expect(add()).resolves.toBeDefined();
});

test('bodies of more than 64 MiB in all are refused', async () => {
  const line = createCallLine();
  const first = createGate();
  const running = line.add(bodyOf(60 * 1024 * 1024), listening().signal, first.run);
  const more = () => line.add(bodyOf(5 * 1024 * 1024), listening().signal, async () => answerOf(1));
  await expect(more()).rejects.toMatchObject(refused);
  await Promise.resolve();
  first.open();
  await running;
  await expect(more()).resolves.toBeDefined();
});

test('16 stalled readers stop nobody, but beyond 128 MiB unread, calls are refused', async () => {
  const line = createCallLine();
  const read = (reader: AbortController) => line.add(bodyOf(1), reader.signal, async () => answerOf(4 * 1024 * 1024));
  const stalled = Array.from({ length: 32 }, listening);
  for (const reader of stalled.slice(0, 16)) await read(reader);
  await expect(read(listening())).resolves.toBeDefined();
  for (const reader of stalled.slice(16)) await read(reader);
  await expect(read(listening())).rejects.toMatchObject(refused);
  for (const reader of stalled) reader.abort();
  await expect(read(listening())).resolves.toBeDefined();
});

test('a call that fails holds nothing any more, and the next one is run', async () => {
  const line = createCallLine();
  const large = bodyOf(60 * 1024 * 1024);
  const fail = () => Promise.reject(new Error('failed'));
  await expect(line.add(large, listening().signal, fail)).rejects.toThrow('failed');
  await expect(line.add(large, listening().signal, async () => answerOf(1))).resolves.toBeDefined();
});
