import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** A program that a step runs, by the name under which its output stands. */
export type Tool = { step: string; file: string; args: readonly string[]; environment?: NodeJS.ProcessEnv };

/** Jest and Biome go by this variable, and not by the one that people set. */
const withoutColours = process.env['NO_COLOR'] ? { FORCE_COLOR: '0' } : {};

/** What is printed later is on the same terminal. */
const asHere = process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {};

/** Runs tools one after the other in a folder, all of them. @returns the names of those that have failed */
export async function runAllOf(tools: readonly Tool[], root: string): Promise<string[]> {
  const failed: string[] = [];
  for (const tool of tools) {
    showHeading(tool);
    if (!(await succeeds(start(tool, root, 'inherit')))) failed.push(tool.step);
  }
  return failed;
}

/**
 * As `runAllOf`, as many at the same time as there are cores, for tools that have use for one each. What one prints stands together,
 * in the order in which they end.
 */
export async function runAtOnce(tools: readonly Tool[], root: string): Promise<string[]> {
  const waiting = tools.values();
  const failed: string[] = [];
  const runNext = async () => {
    for (const tool of waiting) {
      const child = start(tool, root, ['ignore', 'pipe', 'pipe']);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text) => (output += text));
      if (!(await succeeds(child))) failed.push(tool.step);
      showHeading(tool);
      process.stdout.write(output);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return failed;
}

const showHeading = ({ step }: Tool) => console.log(`\n== ${step}`);

const start = ({ file, args, environment }: Tool, root: string, stdio: StdioOptions) => {
  const colours = stdio === 'inherit' ? withoutColours : { ...withoutColours, ...asHere };
  return spawn(file, args, { stdio, cwd: root, env: { ...process.env, ...colours, ...environment } });
};

async function succeeds(child: ReturnType<typeof start>): Promise<boolean> {
  const [status] = await once(child, 'close');
  return status === 0;
}
