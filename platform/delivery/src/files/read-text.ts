import { readFile } from 'node:fs/promises';
import { systemErrorCode } from 'kit/contract/system-error-code';

/** The text of a file; `undefined` when there is none. @throws whatever else keeps it from being read */
export const readText = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
