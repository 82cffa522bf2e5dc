import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The process that renders pages on the server. */
export type HostProcess = { address: string; stop: () => Promise<void> };

/**
 * Starts the server of the plain site.
 * @param folder with the builds of the host
 * @param revalidates whether it asks before each page whether a remote has changed
 * @throws {Error} when it ends before it is ready.
 */
export async function startHost(folder: string, revalidates: boolean): Promise<HostProcess> {
  const root = resolve(import.meta.dirname, '../../..');
  const script = resolve(import.meta.dirname, 'host-process.ts');
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, folder, ...(revalidates ? ['--revalidate'] : [])],
    // What goes wrong there is part of the exam: visitors see it, not its log.
    { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const exited = once(child, 'exit');
  const address = await new Promise<string>((found, failed) => {
    child.once('exit', (code) => failed(new Error(`the server of the plain site ended with code ${code}`)));
    createInterface(child.stdout).on('line', (line) => {
      const [, ready] = /^Ready on (http:\S+)/.exec(line) ?? [];
      if (ready) found(ready);
    });
  });
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
