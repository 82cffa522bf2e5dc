import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that a step runs, by the name under which its output stands. */
export type Tool = { step: string; file: string; args: readonly string[]; environment?: NodeJS.ProcessEnv };

/** Jest and Biome go by this variable, and not by the one that people set. */
const withoutColours = process.env['NO_COLOR'] ? { FORCE_COLOR: '0' } : {};

/** Runs tools one after the other in a folder, all of them. @returns the names of those that have failed */
export async function runAllOf(tools: readonly Tool[], root: string): Promise<string[]> {
  const failed: string[] = [];
  for (const tool of tools) if (!(await succeeds(tool, root))) failed.push(tool.step);
  return failed;
}

async function succeeds({ step, file, args, environment }: Tool, root: string): Promise<boolean> {
  console.log(`\n== ${step}`);
  const child = spawn(file, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...withoutColours, ...environment },
  });
  const [status] = await once(child, 'close');
  return status === 0;
}
