import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import { removeAbandonedLock, withLock } from './lock';

let root: string;
let file: string;
beforeEach(() => {
  root = createTemporaryFolder('lock');
  file = join(root, 'registry.lock');
});
afterEach(() => rmSync(root, { recursive: true }));

/** What this process writes when it takes the lock. */
async function ownLock(): Promise<Record<string, unknown>> {
  return withLock(file, async () => JSON.parse(readFileSync(file, 'utf8')));
}
const plant = async (fields: object) => writeFileSync(file, JSON.stringify({ ...(await ownLock()), ...fields }));
const tryLock = () => withLock(file, async () => 'locked', 100);

/** Number of a process that has ended and was noticed. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

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

test('it names host, process, its start and since when, and is released when the action fails', async () => {
  expect(await ownLock()).toMatchObject({
    host: hostname(),
    pid: process.pid,
    since: expect.stringMatching(/^\d{4}-/),
  });
  await expect(withLock(file, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(existsSync(file)).toBe(false);
});

test('a lock whose process is gone is taken over, and so is one whose number another process has by now', async () => {
  await plant({ pid: await endedProcess() });
  expect(await tryLock()).toBe('locked');
  await plant({ started: 'another time' });
  expect(await tryLock()).toBe('locked');
  expect(readdirSync(root)).toEqual([]);
});

test('a removal that was cut short is completed by the next one', async () => {
  const pid = await endedProcess();
  await plant({ pid });
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(`${file}.${lock.id}`, JSON.stringify({ ...lock, id: randomUUID() }));
  expect(await tryLock()).toBe('locked');
  expect(readdirSync(root)).toEqual([]);
});

test('of many who wait for a lock whose process is gone, one at a time takes it over', async () => {
  await plant({ pid: await endedProcess() });
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
  expect(Math.max(...most)).toBe(1);
  expect(most).toHaveLength(20);
});

test.each([
  ['of another host', { host: 'build-7', pid: 1 }, /process 1 on build-7, since 2026-01-01T00:00:00.000Z\. Wait/],
  ['of another container or start of this machine', { space: 'another', pid: 99_999_999 }, /process 99999999 on/],
  ['of a process that works', {}, /process \d+ on/],
])('a lock %s is never taken over', async (_what, fields, message) => {
  await plant({ ...fields, since: '2026-01-01T00:00:00.000Z' });
  const before = readFileSync(file, 'utf8');
  await expect(tryLock()).rejects.toThrow(message);
  await expect(tryLock()).rejects.toThrow('run "npx -y pnpm@12 delivery unlock"');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test.each(['', '1', '{'])(
  'a lock that does not say whose it is stays, and the way out is named: %j',
  async (content) => {
    writeFileSync(file, content);
    await expect(tryLock()).rejects.toThrow(/a process that left no name, since \d{4}-.* delivery unlock"$/);
    expect(readFileSync(file, 'utf8')).toBe(content);
    expect(await removeAbandonedLock(file)).toMatch(/^a process that left no name/);
    expect(await tryLock()).toBe('locked');
  },
);

test('a lock is removed by hand, unless its process works on this machine', async () => {
  expect(await removeAbandonedLock(file)).toBeUndefined();
  await withLock(file, () => expect(removeAbandonedLock(file)).rejects.toThrow('it is held by process'));
  await plant({ host: 'build-7', pid: 7 });
  expect(await removeAbandonedLock(file)).toMatch(/^process 7 on build-7, since /);
  expect(readdirSync(root)).toEqual([]);
});
