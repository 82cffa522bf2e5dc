import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { pathInside } from './path-inside';
import { writeCompressed, writeReadOnly } from './write-compressed';

let root: string;
let folder: string;
beforeEach(() => {
  root = createTemporaryFolder('inside');
  folder = join(root, 'site');
  mkdirSync(folder);
});
afterEach(() => rmSync(root, { recursive: true }));

test.each(['../x.html', 'a/../../x.html', '../site-2/x.html', '/etc/x.html', '', '.', 'a/..'])(
  'nothing is written outside of a folder: "%s"',
  async (file) => {
    const reason = `${JSON.stringify(file)}: it is not inside of ${folder}`;
    expect(() => pathInside(folder, file)).toThrow(reason);
    await expect(writeReadOnly(folder, file, '')).rejects.toThrow(reason);
    await expect(writeCompressed(folder, file, '')).rejects.toThrow(reason);
    expect(existsSync(join(root, 'x.html'))).toBe(false);
  },
);

test('what is inside has its path, dots in its name and all', () => {
  expect(pathInside(folder, '..a/b..html')).toBe(join(folder, '..a/b..html'));
  expect(pathInside(`${folder}/`, 'a/../b.html')).toBe(join(folder, 'b.html'));
});
