import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createProcessFamily } from './process-family';

const run = (script: string): ChildProcess => spawn(process.execPath, ['--eval', script], { stdio: 'ignore' });
const runForEver = () => run('setInterval(() => {}, 1000)');
const forEver = new Promise<never>(() => {});

test('waiting fails when one of the processes ends by itself, saying how', async () => {
  const family = createProcessFamily();
  const other = runForEver();
  family.add('mfe-a', other);
  family.add('the embedded server', run('process.exit(3)'));
  await expect(family.during(forEver)).rejects.toThrow('the embedded server: it ended with 3. See its messages above');
  family.stop();
  const [, signal] = await once(other, 'exit');
  expect(signal).toBe('SIGTERM');
});

test('processes ended on purpose are no failure, and work meanwhile keeps its result', async () => {
  const family = createProcessFamily();
  const child = runForEver();
  family.add('mfe-a', child);
  expect(await family.during(Promise.resolve('ready'))).toBe('ready');
  const ended = once(child, 'exit');
  family.stop();
  await ended;
  expect(await family.during(Promise.resolve('still'))).toBe('still');
});

test('a process is replaced without the others noticing, and is required as before', async () => {
  const family = createProcessFamily();
  const former = runForEver();
  family.add('mfe-a', former);
  let started: ChildProcess | undefined;
  await family.replace(
    'mfe-a',
    () => {
      // Its port is free by then.
      expect(former.signalCode).toBe('SIGTERM');
      started = runForEver();
      return started;
    },
    async () => {},
  );
  expect(await family.during(Promise.resolve('ready'))).toBe('ready');
  started?.kill('SIGKILL');
  await expect(family.during(forEver)).rejects.toThrow('mfe-a: it ended with SIGKILL');
  family.stop();
});

test('a process that ends before it is ready is reported, and the others go on', async () => {
  const family = createProcessFamily();
  family.add('mfe-a', runForEver());
  await expect(
    family.replace(
      'mfe-a',
      () => run('process.exit(1)'),
      () => forEver,
    ),
  ).rejects.toThrow('mfe-a: it ended with 1. See its messages above, and correct what they say');
  expect(await family.during(Promise.resolve('as before'))).toBe('as before');
  await family.replace('mfe-a', runForEver, async () => {});
  expect(await family.during(Promise.resolve('again'))).toBe('again');
  family.stop();
});

test('what is stopped meanwhile is not started again', async () => {
  const family = createProcessFamily();
  family.add('mfe-a', runForEver());
  const start = jest.fn(runForEver);
  const replaced = family.replace('mfe-a', start, async () => {});
  family.stop();
  await replaced;
  expect(start).not.toHaveBeenCalled();
});
