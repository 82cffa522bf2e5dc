import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const describeTime = (since: number) => `${((Date.now() - since) / 1000).toFixed(0).padStart(4)} s`;

/** Runs a command to its end, and prints how long it took. @throws {Error} with its output, when it fails */
export function runCommand(words: readonly string[], cwd: string, env: NodeJS.ProcessEnv): string {
  const [file = '', ...args] = words;
  const began = Date.now();
  const { status, stdout, stderr } = spawnSync(file, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  console.log(`${describeTime(began)}  ${words.join(' ')}`);
  return stdout;
}

/** Runs a command that has to be refused. @throws {Error} when it is not, or says something else */
export function runRefused(words: readonly string[], reason: string, cwd: string, env: NodeJS.ProcessEnv): void {
  const [file = '', ...args] = words;
  const { status, stdout, stderr } = spawnSync(file, args, { cwd, env, encoding: 'utf8' });
  if (status === 0 || !stderr.includes(reason))
    throw new Error(
      `${words.join(' ')} was not refused with "${reason}", but ended with ${status}:\n${stdout}${stderr}`,
    );
}

/** A command that goes on until it is stopped. @property address that it has printed */
export type StartedCommand = { address: string; stop: () => Promise<void> };

const running = new Set<ChildProcess>();

/** Starts a command. @returns once it says where it listens */
export async function startCommand(
  words: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<StartedCommand> {
  const [file = '', ...args] = words;
  const began = Date.now();
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  running.add(child);
  child.once('exit', () => running.delete(child));
  // The output is read to its end: a process that prints to nobody ends.
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(text)) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`${words.join(' ')} ended before it was ready`)));
  });
  console.log(`${describeTime(began)}  ${words.join(' ')}`);
  return { address, stop: () => stop(child) };
}

/** Ends all that go on. */
export function stopCommands(): void {
  for (const child of running) void stop(child);
}

/** With everything that it has started. @returns once it has ended */
async function stop(child: ChildProcess): Promise<void> {
  if (!running.delete(child) || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
