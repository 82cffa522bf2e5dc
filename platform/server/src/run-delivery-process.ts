import { fork } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';

/** How a process of delivery is started. */
export type DeliveryProcess = { module: string; args: string[]; folder: string; environment: NodeJS.ProcessEnv };

/** Characters of the error output that a failure quotes. */
const maxQuoted = 2000;

/** A process of delivery that was started: it loads its code, and waits for what it reads. */
export type StartedProcess = {
  /** Gives it what it reads. @returns what it has sent @throws {Error} with the reason when the process fails. */
  run: (input: Uint8Array) => Promise<unknown>;
  /** Settles when it is over. */
  over: Promise<unknown>;
};

/**
 * Starts a process of delivery: what goes live, and what is composed, is its own business, in a process of its own.
 * @param ended ends the process when it is aborted
 */
export function startDeliveryProcess(
  { module, args, folder, environment }: DeliveryProcess,
  ended?: AbortSignal,
): StartedProcess {
  const child = fork(module, args, {
    execArgv: [],
    cwd: folder,
    env: environment,
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    ...(ended ? { signal: ended, killSignal: 'SIGKILL' as const } : {}),
  });
  const closed = once(child, 'close');
  // One that cannot be started is met where it is run.
  closed.catch(() => {});
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors = `${errors}${text}`.slice(-maxQuoted);
  });
  let result: unknown;
  child.on('message', (message) => {
    result = message;
  });
  const run = async (input: Uint8Array) => {
    // A process that does not read its input has failed, which is met below. Both at once: one that cannot be started fails first.
    const [[code, signal]] = await Promise.all([closed, child.stdin && pipeline([input], child.stdin).catch(() => {})]);
    if (code === 0) return result;
    throw new Error(errors.trim() || `The process of delivery has ended (${signal ?? `code ${code}`}).`);
  };
  return { run, over: closed };
}
