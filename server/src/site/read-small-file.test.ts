import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import { readSmallFile } from './read-small-file';

const folder = createTemporaryFolder('small');
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string | Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const read = (path: string) => readSmallFile(path, statSync(path));

test('a file that is as it was comes from memory', async () => {
  const path = write('same', 'one');
  const first = await read(path);
  expect(first?.toString()).toBe('one');
  expect(await read(path)).toBe(first);
});

test.each(['two', 'longer'])('a file that was written to is read again: %s', async (content) => {
  const path = write('changed', 'one');
  await read(path);
  writeFileSync(path, content);
  utimesSync(path, 1, 1);
  expect((await read(path))?.toString()).toBe(content);
});

test('a large file is not kept', async () => {
  expect(await read(write('large', Buffer.alloc(256 * 1024 + 1)))).toBeUndefined();
});

test('what was not asked for longest makes room', async () => {
  const paths = Array.from({ length: 200 }, (_, index) => write(String(index), Buffer.alloc(256 * 1024, index)));
  const [oldest = '', ...others] = paths;
  const first = await read(oldest);
  for (const path of others) await read(path);
  const last = await read(others.at(-1) ?? '');
  expect(await read(others.at(-1) ?? '')).toBe(last);
  const again = await read(oldest);
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});
