import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { endProcess, startProcess } from '../../fault/posting-server';
import { smallPicture } from './png';
import { writeSite } from './test-site';

/** A server over an empty data folder, in a process of its own: it runs beside a test that has the globals of a browser. */
export type TestPictures = { address: string; draw: typeof smallPicture; dispose: () => Promise<void> };

/** Starts a server. @param staffOrigin the origin whose pages may send it pictures */
export async function startTestPictures(staffOrigin: string): Promise<TestPictures> {
  const folder = createTemporaryFolder('pictures');
  writeSite(join(folder, 'site'), 'one');
  const before = process.env['STAFF_ORIGIN'];
  process.env['STAFF_ORIGIN'] = staffOrigin;
  const server = await startProcess(join(folder, 'site'), join(folder, 'data'));
  if (before === undefined) delete process.env['STAFF_ORIGIN'];
  else process.env['STAFF_ORIGIN'] = before;
  return {
    address: server.address,
    draw: smallPicture,
    dispose: async () => {
      await endProcess(server, 'SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}
