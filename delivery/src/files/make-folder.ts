import { mkdirSync } from 'node:fs';
import { systemErrorCode } from 'shared-config/contract/system-error-code';

/** Makes a folder, and those above it. Nearly always they are there: to look for them first takes as long again. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') mkdirSync(folder, { recursive: true });
    else if (systemErrorCode(error) !== 'EEXIST') throw error;
  }
}
