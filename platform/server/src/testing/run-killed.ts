import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const serverFolder = resolve(import.meta.dirname, '../..');

/**
 * Calls a function of a module in a process of its own, which is killed with SIGKILL before it gives a file its name.
 * @param module below `platform/server/src` @param name of the function @param values its arguments
 * @param time before the how many-th renaming, from 1
 * @throws {Error} when it ends otherwise
 */
export async function runKilled(module: string, name: string, values: readonly string[], time: number): Promise<void> {
  const script = `
    const fs = require('node:fs');
    const { renameSync } = fs;
    let left = ${time};
    fs.renameSync = (...names) => {
      left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      renameSync(...names);
    };
    require(${JSON.stringify(resolve(serverFolder, 'src', module))})[${JSON.stringify(name)}](...${JSON.stringify(values)});`;
  const run = promisify(execFile)(process.execPath, ['--require', 'tsx/cjs', '-e', script], { cwd: serverFolder });
  const outcome = await run.then(
    () => 'it ended by itself',
    (error: { signal?: string; message: string }) => (error.signal === 'SIGKILL' ? undefined : error.message),
  );
  if (outcome !== undefined) throw new Error(`${name} was not killed before renaming ${time}: ${outcome}`);
}
