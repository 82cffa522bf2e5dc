import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { codeFolder } from '../environment';
import type { Workspace } from '../workspace';

/** Starts the embedded server, of which delivery knows no more than this command. @param env that of this process when absent */
export const spawnServer = (
  { root }: Workspace,
  env?: NodeJS.ProcessEnv,
): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(process.execPath, serverCommand('main.ts'), { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });

/** Arguments with which Node runs a script of the server. @param script relative to its sources */
export const serverCommand = (script: string): string[] => [
  join(codeFolder, 'run.cjs'),
  join(codeFolder, 'platform/server/src', script),
];
