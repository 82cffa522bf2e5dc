import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// In memory if possible: each commit waits for the disk otherwise, and tests have thousands of commits.
const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Creates an empty folder for a test, which removes it. */
export const createTemporaryFolder = (name: string) => mkdtempSync(join(parent, `${name}-`));
