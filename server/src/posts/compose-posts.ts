import { type ChildProcess, fork } from 'node:child_process';
import { composeResultSchema } from 'shared-config/contract/compose-result';
import * as v from 'valibot';

/** The process that composes, as it is started. */
export type ComposeProcess = {
  /** Takes an origin of the documents store as message and sends back a `ComposeResult`. */
  module: string;
  /** Arguments of Node. */
  execArgv: string[];
  folder: string;
  environment: NodeJS.ProcessEnv;
};

/** Composes the pages of authored posts. */
export type PostsComposer = {
  /** Composes the posts of the documents store at an origin; one at a time. Rejects with the reason when that fails. */
  compose: (documentsOrigin: string) => Promise<void>;
  /** Lets the process end when it is done. */
  stop: () => void;
};

/** Characters of the error output that a failure quotes. */
const maxQuoted = 2000;

/**
 * Composes the pages of authored posts in a process that stays: to load what composes takes longer than to compose. It is
 * started with the first request, and once more when it has ended or its code has changed.
 */
export function createPostsComposer(settings: ComposeProcess): PostsComposer {
  let running: RunningProcess | undefined;
  const stop = () => {
    if (running?.child.connected) running.child.disconnect();
    running = undefined;
  };
  return {
    compose: async (documentsOrigin) => {
      for (;;) {
        running = running?.child.connected ? running : startProcess(settings);
        const result = await requestCompose(running, documentsOrigin);
        if (result.kind === 'composed') return;
        if (result.kind === 'failed') throw new Error(result.reason);
        stop();
      }
    },
    stop,
  };
}

type RunningProcess = { child: ChildProcess; ended: Promise<string> };

function startProcess({ module, execArgv, folder, environment }: ComposeProcess): RunningProcess {
  const child = fork(module, { execArgv, cwd: folder, env: environment, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors = `${errors}${text}`.slice(-maxQuoted);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) =>
      resolve(`The process that composes has ended (${signal ?? `code ${code}`}). ${errors.trim()}`.trim()),
    );
  });
  return { child, ended };
}

async function requestCompose({ child, ended }: RunningProcess, documentsOrigin: string) {
  const response = new Promise<unknown>((resolve) => child.once('message', resolve));
  // A process that cannot be written to has ended.
  child.send(documentsOrigin, () => {});
  const failed = ended.then((reason) => ({ kind: 'failed' as const, reason }));
  return v.parse(composeResultSchema, await Promise.race([response, failed]));
}
