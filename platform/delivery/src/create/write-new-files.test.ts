import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { writeNewFiles } from './write-new-files';

test('when one of the files is there, none is written', async () => {
  const root = createTemporaryFolder('new');
  writeFileSync(join(root, 'b.ts'), 'mine');
  const files = { 'src/a.ts': 'a', 'b.ts': 'b' };
  await expect(writeNewFiles(root, files)).rejects.toThrow('b.ts: it exists already');
  expect(readdirSync(root)).toEqual(['b.ts']);
  expect(readFileSync(join(root, 'b.ts'), 'utf8')).toBe('mine');
  rmSync(join(root, 'b.ts'));
  expect(await writeNewFiles(root, files)).toEqual(['src/a.ts', 'b.ts']);
  expect(readFileSync(join(root, 'src/a.ts'), 'utf8')).toBe('a');
  rmSync(root, { recursive: true });
});
