import { rmSync } from 'node:fs';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import { killWhileUploading } from '../../fault/kill-while-uploading';

test('a server that is killed during uploads loses nothing that it has acknowledged, and shows nothing by half', async () => {
  const folder = createTemporaryFolder('killed');
  const { acknowledged, ...losses } = await killWhileUploading(folder, 3);
  expect(losses).toEqual({ lost: [], half: [], left: [] });
  expect(acknowledged).toBeGreaterThan(0);
  rmSync(folder, { recursive: true });
}, 120_000);
