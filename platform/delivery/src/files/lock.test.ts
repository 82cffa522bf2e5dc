import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { withLock } from './lock';

let root: string;
let file: string;
beforeEach(() => {
  root = createTemporaryFolder('lock');
  file = join(root, 'registry.lock');
});
afterEach(() => rmSync(root, { recursive: true }));

test('only one runs at a time, and nothing is left', async () => {
  let running = 0;
  const most: number[] = [];
  const action = () =>
    withLock(file, async () => {
      running += 1;
      most.push(running);
      await wait(1);
      running -= 1;
    });
  await Promise.all(Array.from({ length: 20 }, action));
  expect(most).toEqual(Array.from({ length: 20 }, () => 1));
  expect(readdirSync(root)).toEqual([]);
});

test('it is released when the action fails', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(readdirSync(root)).toEqual([]);
});

test('waiting in vain for a lock fails with who holds it', async () => {
  await withLock(file, () =>
    expect(withLock(file, async () => {}, 100)).rejects.toThrow(
      new RegExp(`it is held by process ${process.pid} on ${hostname()}, since \\d{4}-`),
    ),
  );
});

test('a lock whose folder is missing is not waited for', async () => {
  const isLocked = withLock(join(root, 'missing/registry.lock'), async () => {});
  await expect(isLocked).rejects.toMatchObject({ code: 'ENOENT' });
}, 5_000);

/** Another process that does something while it has the lock. */
const holdElsewhere = (action: string) =>
  spawn(
    process.execPath,
    ['-r', 'tsx/cjs', '-e', `require('./lock').withLock(${JSON.stringify(file)}, async () => {${action}})`],
    { cwd: __dirname, stdio: ['ignore', 'pipe', 'inherit'] },
  );

test('the lock of a process that was killed is taken over', async () => {
  const holder = holdElsewhere(`console.log('held'); await new Promise((resolve) => setTimeout(resolve, 60_000))`);
  await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(existsSync(file)).toBe(true);
  await expect(withLock(file, async () => {}, 100)).rejects.toThrow('it is held by process');
  // Five seconds later.
  const passed = Date.now() / 1000 - 5;
  utimesSync(file, passed, passed);
  expect(await withLock(file, async () => 'taken over', 100)).toBe('taken over');
  expect(readdirSync(root)).toEqual([]);
});

test.each([
  ['an empty file', () => writeFileSync(file, '')],
  ['a folder that is not empty', () => mkdirSync(join(file, 'more'), { recursive: true })],
])('%s in the place of a lock, left by a power failure, blocks nobody', async (_, leave) => {
  leave();
  utimesSync(file, 0, 0);
  expect(await withLock(file, async () => 'taken', 100)).toBe('taken');
  expect(readdirSync(root)).toEqual([]);
});

test('a killed process’s lock is taken over even after the clock was set back a year', async () => {
  const ahead = Date.now() / 1000 + 366 * 86_400;
  mkdirSync(file);
  utimesSync(file, ahead, ahead);
  expect(await withLock(file, async () => 'taken over', 5_000)).toBe('taken over');
  await withLock(file, async () => {
    utimesSync(file, ahead, ahead);
    await expect(withLock(file, async () => {}, 100)).rejects.toThrow('it is held by process');
  });
  expect(readdirSync(root)).toEqual([]);
});

test('a lock that another process has taken over is left to it', async () => {
  const lock = JSON.stringify(file);
  const takeOver = `const fs = require('fs'); fs.rmdirSync(${lock}); fs.mkdirSync(${lock}); fs.writeFileSync(${lock} + '.holder', 'another');`;
  expect(await once(holdElsewhere(takeOver), 'exit')).toEqual([0, null]);
  expect(readdirSync(root)).toEqual(['registry.lock', 'registry.lock.holder']);
  await expect(withLock(file, async () => {}, 100)).rejects.toThrow('it is held by another');
});
