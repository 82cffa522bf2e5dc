import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { listFiles } from './list-files';

test('files are listed by path, without skipped files and folders', () => {
  const root = createTemporaryFolder('list');
  for (const folder of ['b/deep', 'a', 'dist']) mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['c', 'b/deep/z', 'a/y', 'b/x', 'b/skipped', 'dist/x', 'a-b']) writeFileSync(join(root, file), '');
  expect(listFiles(root, (name) => name === 'dist' || name === 'skipped')).toEqual([
    'a-b',
    'a/y',
    'b/deep/z',
    'b/x',
    'c',
  ]);
  expect(listFiles(root)).toHaveLength(7);
  rmSync(root, { recursive: true });
});

test('a socket in a folder is not listed, a link is', async () => {
  const root = createTemporaryFolder('list');
  writeFileSync(join(root, 'file'), '');
  symlinkSync('file', join(root, 'link'));
  const server = createServer().listen(join(root, 'socket'));
  await once(server, 'listening');
  expect(listFiles(root)).toEqual(['file', 'link']);
  server.close();
  await once(server, 'close');
  rmSync(root, { recursive: true });
});
