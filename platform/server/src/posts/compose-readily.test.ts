import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import * as v from 'valibot';
import { createReadyComposer, type ReadyComposer } from './compose-readily';

const folder = createTemporaryFolder('ready-composer');
const log = join(folder, 'log');
let composer: ReadyComposer;
beforeEach(() => writeFileSync(log, ''));
afterEach(() => composer.stop());
afterAll(() => rmSync(folder, { recursive: true }));

const lineSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ pid: v.number(), says: v.string(), isWaiting: v.boolean() }),
);
type Line = v.InferOutput<typeof lineSchema>;
const lines = () =>
  readFileSync(log, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => v.parse(lineSchema, line));
const started = () => lines().filter(({ says }) => says === 'started');
const composed = () => lines().filter(({ says }) => says !== 'started');
const until = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 10));
};
const isRunning = ({ pid }: Line) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A composer whose process writes down when it has loaded its code, and what it gets. @param code what it does with its posts */
function open(code = 'process.send({})', maxIdle?: number) {
  const module = join(folder, 'process.cjs');
  writeFileSync(
    module,
    `const isWaiting = process.argv.includes('waiting');
    const note = (says) => require('node:fs').appendFileSync(${JSON.stringify(log)}, JSON.stringify({ pid: process.pid, says, isWaiting }) + '\\n');
    note('started');
    require('node:stream/consumers').text(process.stdin).then((posts) => {
      if (posts === '') return;
      note(posts);
      ${code};
    });`,
  );
  composer = createReadyComposer({ module, args: [], folder, environment: process.env }, maxIdle);
}
const compose = (posts: string) => composer.compose(Buffer.from(posts));

test('nothing waits where nobody writes', async () => {
  open();
  await compose('one');
  await compose('two');
  expect(lines().map(({ says, isWaiting }) => [says, isWaiting])).toEqual([
    ['started', false],
    ['one', false],
    ['started', false],
    ['two', false],
  ]);
  expect(lines().some(isRunning)).toBe(false);
});

test('while somebody writes, a process that has loaded its code takes the posts, and the next one waits after it', async () => {
  open('process.send({ hasUnfinishedPictures: true })');
  composer.prepare();
  composer.prepare();
  await until(() => started().length === 1);
  expect(await compose('one')).toEqual({ hasUnfinishedPictures: true });
  await until(() => started().length === 2);
  await compose('two');
  await until(() => started().length === 3);
  const [first, second] = started();
  expect(composed()).toEqual([
    { ...first, says: 'one' },
    { ...second, says: 'two' },
  ]);
  expect(started().map(isRunning)).toEqual([false, false, true]);
});

test('a sign of a writer during a compose starts nothing that would hold it up', async () => {
  open('setTimeout(() => process.send({}), 200)');
  composer.prepare();
  const composing = compose('one');
  await until(() => composed().length === 1);
  composer.prepare();
  await composing;
  expect(started()).toHaveLength(1);
  await until(() => started().length === 2);
});

test('a process that has died is missed by nobody, and replaced at the next sign of a writer', async () => {
  open();
  composer.prepare();
  await until(() => started().length === 1);
  for (const { pid } of started()) process.kill(pid, 'SIGKILL');
  await until(() => {
    composer.prepare();
    return started().length === 2;
  });
  await compose('one');
  expect(composed()).toEqual([{ ...started()[1], says: 'one' }]);
});

test('a process whose code is outdated hands its posts on to one with the code of now', async () => {
  open('process.send(isWaiting ? { isOutdated: true } : { hasUnfinishedPictures: true })');
  composer.prepare();
  await until(() => started().length === 1);
  expect(await compose('one')).toEqual({ hasUnfinishedPictures: true });
  expect(composed().map(({ says, isWaiting }) => [says, isWaiting])).toEqual([
    ['one', true],
    ['one', false],
  ]);
});

test('one that fails gives the reason, as any does, and another one waits', async () => {
  open("console.error('no space'); process.exitCode = 1");
  composer.prepare();
  await until(() => started().length === 1);
  await expect(compose('one')).rejects.toThrow('no space');
  await until(() => started().length === 2);
  await expect(compose('two')).rejects.toThrow('no space');
});

test('it ends when nobody has written for a while, and when the server does', async () => {
  open(undefined, 300);
  // Somebody writes until it is there: on a busy machine a process may take longer to start than it waits.
  const writeUntilStarted = (count: number) =>
    until(() => {
      composer.prepare();
      return started().length === count;
    });
  await writeUntilStarted(1);
  await until(() => !started().some(isRunning));
  await compose('one');
  expect(started()).toHaveLength(2);
  await writeUntilStarted(3);
  composer.stop();
  await until(() => !lines().some(isRunning));
});

test('one that cannot be started is a failure of the compose, and not the end of the server', async () => {
  const nowhere = join(folder, 'nowhere');
  composer = createReadyComposer({ module: 'process.cjs', args: [], folder: nowhere, environment: process.env });
  composer.prepare();
  await expect(compose('one')).rejects.toThrow('ENOENT');
  await expect(compose('two')).rejects.toThrow('ENOENT');
});
