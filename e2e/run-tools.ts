import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

/** A program that a step runs, by the name under which its output stands. */
export type Tool = { step: string; file: string; args: readonly string[]; environment?: NodeJS.ProcessEnv };

/** Where tools run. */
export type Surroundings = {
  root: string;
  /** Whether they wait for a core and print when they have ended. */
  isBehind: boolean;
  /** The processes that run, each with its step, so that they can be ended. */
  running: Map<ChildProcess, string>;
};

/** Jest and Biome go by this variable, and not by the one that people set. */
const withoutColours = process.env['NO_COLOR'] ? { FORCE_COLOR: '0' } : {};

/** Runs tools one after the other, all of them. @returns the names of those that have failed */
export async function runAllOf(tools: readonly Tool[], surroundings: Surroundings): Promise<string[]> {
  const failed: string[] = [];
  for (const tool of tools) if (!(await succeeds(tool, surroundings))) failed.push(tool.step);
  return failed;
}

async function succeeds(
  { step, file, args, environment }: Tool,
  { root, isBehind, running }: Surroundings,
): Promise<boolean> {
  if (!isBehind) console.log(`\n== ${step}`);
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['inherit', isBehind ? 'pipe' : 'inherit', isBehind ? 'pipe' : 'inherit'],
    env: { ...process.env, ...withoutColours, ...environment },
  });
  running.set(child, step);
  if (isBehind && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
  const [status] = await once(child, 'close');
  running.delete(child);
  if (isBehind) process.stdout.write(`\n== ${step}\n${Buffer.concat(printed)}`);
  return status === 0;
}
