import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { compilerCommand } from '../../../delivery/src/releases/compile';
import type { PlainPackage } from './plain-package';

/**
 * Builds a package for browsers and for Node, and puts it where its server serves it. In a process of its own: the compiler puts
 * the source text of some of its functions into the output, so no loader of this process may have touched it.
 * @throws {Error} with the compiler's messages.
 */
export async function deployPackage(built: PlainPackage): Promise<void> {
  const folder = resolve(import.meta.dirname, '../..');
  const command = compilerCommand(folder, 'build', '--config', join(import.meta.dirname, 'rspack.config.ts'));
  await promisify(execFile)(process.execPath, command, {
    cwd: built.folder,
    env: { ...process.env, PLAIN_PACKAGE: JSON.stringify(built) },
  });
}
