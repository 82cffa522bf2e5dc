import { fork } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { type ComposeResult, composeResultSchema } from 'shared-config/contract/compose-result';
import * as v from 'valibot';

/** How the process of delivery is started that composes the pages of posts. */
export type ComposeProcess = { module: string; args: string[]; folder: string; environment: NodeJS.ProcessEnv };

/** Characters of the error output that a failure quotes. */
const maxQuoted = 2000;

/**
 * Composes the pages of authored posts, in a process of its own: code of the remotes renders them.
 * @param posts what the documents store has responded to a query for them
 * @param ended ends the process when it is aborted
 * @throws {Error} with the reason when the process fails. Then the pages are as they were.
 */
export async function composePosts(
  { module, args, folder, environment }: ComposeProcess,
  posts: Uint8Array,
  ended?: AbortSignal,
): Promise<ComposeResult> {
  const child = fork(module, args, {
    execArgv: [],
    cwd: folder,
    env: environment,
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    ...(ended ? { signal: ended, killSignal: 'SIGKILL' as const } : {}),
  });
  const closed = once(child, 'close');
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors = `${errors}${text}`.slice(-maxQuoted);
  });
  let result: unknown;
  child.on('message', (message) => {
    result = message;
  });
  // A process that does not read its input has failed, which is met below. Both at once: one that cannot be started fails first.
  const [[code, signal]] = await Promise.all([closed, child.stdin && pipeline([posts], child.stdin).catch(() => {})]);
  if (code === 0) return v.parse(composeResultSchema, result);
  throw new Error(errors.trim() || `The process that composes has ended (${signal ?? `code ${code}`}).`);
}
