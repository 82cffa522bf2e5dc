import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';
import type { Workspace } from '../workspace';

const packageSchema = v.object({ scripts: v.object({ serve: v.pipe(v.string(), v.startsWith('node ')) }) });

/**
 * Starts the embedded server by the command that `package.json` names as `serve`: delivery knows no more of it.
 * @param env its environment; that of this process when absent
 * @throws {DeliveryError} when `package.json` names none.
 */
export async function spawnServer(
  { root }: Workspace,
  env?: NodeJS.ProcessEnv,
): Promise<ChildProcessByStdio<null, Readable, Readable>> {
  const file = join(root, 'package.json');
  const result = v.safeParse(packageSchema, JSON.parse(await readFile(file, 'utf8')));
  if (!result.success)
    throw new DeliveryError(
      'no-serve-script',
      file,
      'it has no script "serve" that runs Node',
      'Restore the script from the repository',
    );
  const [, ...args] = result.output.scripts.serve.split(' ');
  return spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
}
