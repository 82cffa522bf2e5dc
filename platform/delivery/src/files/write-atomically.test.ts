import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { replaceFolder, writeAtomically } from './write-atomically';

let root: string;
beforeEach(() => {
  root = createTemporaryFolder('place');
});
afterEach(() => rmSync(root, { recursive: true }));

const writeText = (text: string) => async (temporary: string) => {
  expect(existsSync(join(root, 'file'))).toBe(text !== 'first');
  writeFileSync(temporary, text);
};
const writeFolder = async (temporary: string) => {
  mkdirSync(temporary);
  writeFileSync(join(temporary, 'file'), 'new');
};

test('a file is replaced once it is complete', async () => {
  await writeAtomically(join(root, 'file'), writeText('first'));
  await writeAtomically(join(root, 'file'), writeText('second'));
  expect(readFileSync(join(root, 'file'), 'utf8')).toBe('second');
  expect(readdirSync(root)).toEqual(['file']);
});

test('nothing is left when writing fails', async () => {
  const failing = async (temporary: string) => {
    await writeFolder(temporary);
    throw new Error('no room');
  };
  await expect(writeAtomically(join(root, 'folder'), failing)).rejects.toThrow('no room');
  expect(readdirSync(root)).toEqual([]);
});

test('the caller decides about a folder that is there already', async () => {
  mkdirSync(join(root, 'folder'));
  writeFileSync(join(root, 'folder', 'file'), 'old');
  await expect(writeAtomically(join(root, 'folder'), writeFolder)).rejects.toThrow();
  const seen = await writeAtomically(join(root, 'folder'), writeFolder, async (temporary) =>
    readFileSync(join(temporary, 'file'), 'utf8'),
  );
  expect(seen).toBe('new');
  expect(readFileSync(join(root, 'folder', 'file'), 'utf8')).toBe('old');
  expect(readdirSync(root)).toEqual(['folder']);
});

test('a folder takes the place of another one, of which nothing is left', async () => {
  mkdirSync(join(root, 'folder'));
  writeFileSync(join(root, 'folder', 'other'), 'old');
  await writeFolder(join(root, 'fresh'));
  await replaceFolder(join(root, 'fresh'), join(root, 'folder'));
  expect(readdirSync(root)).toEqual(['folder']);
  expect(readdirSync(join(root, 'folder'))).toEqual(['file']);
});
