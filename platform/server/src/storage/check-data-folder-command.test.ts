import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { lockDataFolder } from './lock-file';

/** Asks in a process of its own, as `start` does. @param server folder of the server, relative to the checkout */
function ask(dataFolder: string, server = 'platform/server') {
  const words = ['run.cjs', `${server}/src/storage/check-data-folder-command.ts`];
  const env = { ...process.env, DATA_DIR: dataFolder };
  const { status, stderr } = spawnSync(process.execPath, words, {
    cwd: resolve(import.meta.dirname, '../../../..'),
    env,
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('a data folder in use by another server is refused; a missing one is free', () => {
  const folder = createTemporaryFolder('data');
  mkdirSync(folder, { recursive: true });
  const lock = lockDataFolder(folder);
  expect(ask(folder)).toEqual({
    status: 1,
    stderr: `Data folder ${folder}: another server uses it. Stop that one, or set DATA_DIR to another folder\nSee docs/errors/server.md#data-folder-in-use\n`,
  });
  lock.release();
  expect(ask(folder)).toEqual({ status: 0, stderr: '' });
  const none = join(folder, 'none');
  expect(ask(none)).toEqual({ status: 0, stderr: '' });
  expect(existsSync(none)).toBe(false);
  rmSync(folder, { recursive: true });
}, 30_000);

test('what was set up to start the server where it stood before still starts it', () => {
  const folder = createTemporaryFolder('data');
  mkdirSync(folder, { recursive: true });
  expect(ask(folder, 'server')).toEqual({ status: 0, stderr: '' });
  expect(ask(folder, 'nowhere')).toMatchObject({ status: 1, stderr: expect.stringContaining('platform/nowhere') });
  rmSync(folder, { recursive: true });
}, 30_000);
