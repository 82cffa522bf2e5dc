import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// In memory if possible: each commit and each new site waits for the disk otherwise, and tests have thousands of them.
const memory = '/dev/shm';

/** Bytes that must be free there; a container has 64 MB by default, which a few sites fill. */
const enough = 2 ** 30;

const hasRoom = () => {
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= enough;
};

const parent = existsSync(memory) && hasRoom() ? memory : tmpdir();

/** Creates an empty folder for a test, which removes it. @param name what the folder's name begins with */
export const createTemporaryFolder = (name: string): string => mkdtempSync(join(parent, `${name}-`));
