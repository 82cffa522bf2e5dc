import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import { withLock } from './lock';

jest.setTimeout(30_000);

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

test('who waits in vain is told who holds it', async () => {
  await withLock(file, () =>
    expect(withLock(file, async () => {}, 100)).rejects.toThrow(
      new RegExp(`it is held by process ${process.pid} on ${hostname()}, since \\d{4}-`),
    ),
  );
});

test('the lock of a process that was killed is taken over', async () => {
  const script = `require('proper-lockfile').lock(${JSON.stringify(file)}, { lockfilePath: ${JSON.stringify(file)}, realpath: false }).then(() => console.log('held'))`;
  const holder = spawn(process.execPath, ['-e', `${script}; setInterval(() => {}, 1000)`], { cwd: __dirname });
  await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(existsSync(file)).toBe(true);
  expect(await withLock(file, async () => 'taken over')).toBe('taken over');
});
