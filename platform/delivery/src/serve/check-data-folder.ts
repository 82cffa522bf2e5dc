import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readPrinted } from '../read-printed';
import type { Workspace } from '../workspace';
import { serverCommand } from './spawn-server';

/** Asks the embedded server whether it could use its data folder. @returns its objection, with the remedy */
export async function checkDataFolder({ root }: Workspace): Promise<string | undefined> {
  const words = serverCommand('storage/check-data-folder-command.ts');
  try {
    await promisify(execFile)(process.execPath, words, { cwd: root });
    return undefined;
  } catch (cause) {
    const printed = readPrinted(cause);
    if (!printed) throw cause;
    return printed.stderr.trim();
  }
}
