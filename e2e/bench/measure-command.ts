import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What came of a command: its time in ms, the most memory that one of its processes had in MB (Linux alone), and its output. */
export type Measured = { time: number; memory: number; output: string };

/** How often (ms) memory is looked at. */
const pollInterval = 20;

/** Runs Node with arguments and measures it. @throws {Error} with what it printed, when it fails. */
export async function measureCommand(
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Measured> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, ...processesOf(child.pid).map(readMaxMemory));
  }, pollInterval);
  const printed: [string, string] = ['', ''];
  child.stdout.on('data', (text) => {
    printed[0] += text;
  });
  child.stderr.on('data', (text) => {
    printed[1] += text;
  });
  const code = await new Promise((done) => child.once('close', done));
  const time = performance.now() - began;
  clearInterval(timer);
  const [output, errors] = printed;
  if (code !== 0) throw new Error(`${args.join(' ')}: ${output}${errors}`);
  return { time, memory, output };
}

/** A process and its children. */
function processesOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  try {
    const children = readdirSync(`/proc/${pid}/task`).map((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8'),
    );
    return [pid, ...children.join(' ').split(/\s+/).filter(Boolean).map(Number)];
  } catch {
    // It has ended, or there is no such file system.
    return [];
  }
}

/** The most memory that a process has had, in MB. */
function readMaxMemory(pid: number): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1000);
  } catch {
    return 0;
  }
}
