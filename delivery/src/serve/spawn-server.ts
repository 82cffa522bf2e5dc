import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { Workspace } from '../workspace';

/** Starts the embedded server, of which delivery knows no more than this command. @param env that of this process when absent */
export const spawnServer = (
  { root }: Workspace,
  env?: NodeJS.ProcessEnv,
): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(process.execPath, ['run.cjs', 'server/src/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
