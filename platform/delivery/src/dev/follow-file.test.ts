import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { followFile } from './follow-file';

test('each save of a file is reported once, however editors save it', async () => {
  const folder = createTemporaryFolder('follow');
  const file = join(folder, 'remote.ts');
  writeFileSync(file, 'one');
  const saved: string[] = [];
  const stop = followFile('remote.ts', [folder], (of) => saved.push(of));
  const settled = () => wait(400);
  writeFileSync(file, 'two');
  // A formatter, a moment later.
  writeFileSync(file, 'two;');
  await settled();
  expect(saved).toEqual([folder]);
  writeFileSync(`${file}.new`, 'three');
  await settled();
  expect(saved).toHaveLength(1);
  renameSync(`${file}.new`, file);
  await settled();
  expect(saved).toHaveLength(2);
  stop();
  writeFileSync(file, 'four');
  await settled();
  expect(saved).toHaveLength(2);
  rmSync(folder, { recursive: true });
});
