import { fork } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';

/** How a process of delivery is started. */
export type DeliveryProcess = { module: string; args: string[]; folder: string; environment: NodeJS.ProcessEnv };

/** Characters of the error output that a failure quotes. */
const maxQuoted = 2000;

/**
 * Runs a command of delivery, which decides about versions and composes, in a process of its own.
 * @param input for its standard input
 * @param ended ends the process when it is aborted
 * @returns the last message that it has sent
 * @throws {Error} with the reason when the process fails.
 */
export async function runDeliveryProcess(
  { module, args, folder, environment }: DeliveryProcess,
  input: Uint8Array,
  ended?: AbortSignal,
): Promise<unknown> {
  const child = fork(module, args, {
    execArgv: [],
    cwd: folder,
    env: environment,
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    ...(ended ? { signal: ended, killSignal: 'SIGKILL' as const } : {}),
  });
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors = `${errors}${text}`.slice(-maxQuoted);
  });
  let result: unknown;
  child.on('message', (message) => {
    result = message;
  });
  // A process that does not read its input has failed, which is met below. Both at once: one that cannot be started fails first.
  const [[code, signal]] = await Promise.all([
    once(child, 'close'),
    child.stdin && pipeline([input], child.stdin).catch(() => {}),
  ]);
  if (code === 0) return result;
  throw new Error(errors.trim() || `The process of delivery has ended (${signal ?? `code ${code}`}).`);
}
