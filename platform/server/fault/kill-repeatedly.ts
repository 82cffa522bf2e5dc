import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { serve } from './posting-server';

/** Runs a program of Node until it ends, or is killed. @param killAfter ms; never when absent */
export async function runToEnd(words: readonly string[], environment: NodeJS.ProcessEnv, killAfter?: number) {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  await new Promise((done) => child.once('close', done));
  clearTimeout(timer);
  return { status: child.exitCode, output, isKilled: child.signalCode !== null };
}

/** Kills a command at a random moment of the time that it takes, again and again; at last lets it be. */
export async function killRepeatedly(dataFolder: string, command: string, ...words: readonly string[]): Promise<void> {
  const program = [serve[0] ?? '', join(import.meta.dirname, '../src', command), ...words];
  const run = async (killAfter?: number) => {
    const { status, output, isKilled } = await runToEnd(program, { DATA_DIR: dataFolder }, killAfter);
    if (!isKilled && status !== 0) throw new Error(`${command} ended with ${output}`);
  };
  const begun = performance.now();
  await run();
  const whole = performance.now() - begun;
  // Before that it has only started.
  for (let kill = 0; kill < 30; kill += 1) await run(whole * (0.5 + Math.random() / 2));
  await run();
}
