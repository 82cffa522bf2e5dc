import fs, { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { copyFolder, linkFolder } from './link-folder';

let root: string;
beforeEach(() => {
  root = createTemporaryFolder('link');
  mkdirSync(join(root, 'from/deep'), { recursive: true });
  for (const file of ['deep/a', '.files.json']) writeFileSync(join(root, 'from', file), file);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const place = (folder: string) => join(root, folder, 'deep/a');
const inode = (folder: string) => statSync(place(folder)).ino;

test('a folder is linked without its list, and copied where another file system is', () => {
  linkFolder(join(root, 'from'), join(root, 'linked'));
  expect(inode('linked')).toBe(inode('from'));
  expect(fs.readdirSync(join(root, 'linked'))).toEqual(['deep']);
  jest.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error('EXDEV'), { code: 'EXDEV' });
  });
  linkFolder(join(root, 'from'), join(root, 'copied'));
  expect(readFileSync(place('copied'), 'utf8')).toBe('deep/a');
  expect(inode('copied')).not.toBe(inode('from'));
});

test('a copy shares nothing with the original, but unchanged files with earlier copies', () => {
  const copy = (to: string, earlier?: string) =>
    copyFolder(join(root, 'from'), join(root, to), earlier && join(root, earlier));
  copy('one');
  expect(inode('one')).not.toBe(inode('from'));
  copy('two', 'one');
  expect(inode('two')).toBe(inode('one'));
  // Of the same length, and later.
  writeFileSync(place('one'), 'plant!');
  utimesSync(place('one'), new Date(), new Date(Date.now() + 5000));
  copy('three', 'one');
  expect(readFileSync(place('three'), 'utf8')).toBe('deep/a');
  // What is no copy, but the original itself.
  copy('four', 'from');
  expect(inode('four')).not.toBe(inode('from'));
});
