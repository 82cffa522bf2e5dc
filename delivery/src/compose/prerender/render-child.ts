import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { DeliveryError } from '../../delivery-error';
import { untrustedEnvironment } from '../../environment';
import { type RenderEnvironment, renderEnvironmentVariables } from './render-environment';
import { type RenderJob, type RenderMessage, renderMessageSchema } from './render-protocol';

/** Longest time in ms that one page may take. */
const maxPageTime = 10_000;

/** Longest time in ms until the host is loaded, on a busy machine. */
const maxStartTime = 60_000;

/**
 * Bytes that glibc keeps when memory is freed (mallopt(3), M_TOP_PAD). Compressing a page takes half a megabyte and frees it:
 * without this each page has the system map 35 times what the one before had. Other libraries do not know the variable.
 */
const allocation = { MALLOC_TOP_PAD_: String(4 * 2 ** 20) };

/**
 * MB that a process gives to young objects, 16 by default (nodejs.org/api/cli.html#--max-semi-space-sizesize-in-mib): its memory
 * grew with the pages that it had rendered until that was full.
 */
const youngObjects = '--max-semi-space-size=4';

/** What stopped a process before it was done; `earlier` what a page of an earlier job has left behind. */
type RenderStop = { kind: 'time' | 'end' | 'earlier'; reason: string };

/** What is called with each page, in the job's order: with its HTML or, where the process writes it, with whether search engines list it. */
export type RenderReports = {
  onPage?: (file: string, html: string) => void;
  onWritten?: (file: string, isListed: boolean) => void;
  onFailure: (file: string, reason: string) => void;
};

/** How far a process got: how many pages it reported, in the job's order, and what stopped it if not all. */
type RenderRun = { reported: number; stop?: RenderStop };

/** One process that prerenders. */
export type RenderChild = {
  /** Renders the pages of a job, one job at a time, all of the same versions. */
  run: (job: RenderJob, reports: RenderReports) => Promise<RenderRun>;
  /** Ends the process. */
  dismiss: () => void;
};

/** How a process renders. @property pageTime ms that one page may take */
type RenderChildOptions = { pageTime?: number; surroundings?: RenderEnvironment };

/** Starts a process that prerenders; it waits for its job. */
export function startRenderChild({
  pageTime = maxPageTime,
  surroundings = 'usual',
}: RenderChildOptions = {}): RenderChild {
  const child = fork(fileURLToPath(new URL('./render-process.cjs', import.meta.url)), {
    execArgv: [youngObjects],
    env: {
      ...untrustedEnvironment(),
      ...allocation,
      NODE_ENV: 'production',
      ...renderEnvironmentVariables[surroundings],
    },
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    child.once('error', ({ message }) => resolve(message));
  });
  // The last message may come after the process has ended; the channel closes behind it.
  const closed = new Promise<void>((resolve) => {
    if (child.connected) child.once('disconnect', resolve);
    else resolve();
  });
  const running: RunningJob = {};
  let isGone = false;
  void Promise.all([ended, closed]).then(([how]) => {
    isGone = true;
    running.end?.(how);
  });
  child.on('message', (message) => running.take?.(v.parse(renderMessageSchema, message)));
  let isLoaded = false;
  return {
    dismiss: () => {
      if (child.connected) child.disconnect();
    },
    run: async (job, reports) => {
      const run = runJob(child, running, { job, reports, pageTime, isLoaded });
      if (isGone) running.end?.('it has ended before');
      try {
        return await run;
      } finally {
        isLoaded = true;
        // What a job holds does not outlive it.
        running.take = undefined;
        running.end = undefined;
      }
    },
  };
}

/** What the messages and the end of a process lead to while it does a job. */
type RunningJob = { take?: ((message: RenderMessage) => void) | undefined; end?: ((how: string) => void) | undefined };

type RunOptions = { job: RenderJob; reports: RenderReports; pageTime: number; isLoaded: boolean };

/**
 * Sends a job to a process and collects what it reports, until it is done, has ended or is stopped.
 * @param isLoaded whether the process has done a job before
 */
function runJob(
  child: ChildProcess,
  running: RunningJob,
  { job, reports, pageTime, isLoaded }: RunOptions,
): Promise<RenderRun> {
  return new Promise((resolve, reject) => {
    let isReady = false;
    let reported = 0;
    let stop: RenderStop | undefined;
    let timer = setTimeout(() => fail('the shell did not load'), maxStartTime);
    const fail = (reason: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(
        new DeliveryError(
          'shell-does-not-load',
          'shell',
          reason,
          'Release the shell again; the live site is unchanged',
        ),
      );
    };
    const watch = () => {
      clearTimeout(timer);
      if (reported === job.pages.length) return resolve({ reported });
      timer = setTimeout(() => {
        const reason = `it did not finish within ${pageTime / 1000} s: something in it waits or computes for ever`;
        stop = { kind: 'time', reason };
        child.kill('SIGKILL');
      }, pageTime);
    };
    running.take = (message) => {
      if (message.kind === 'unusable') return fail(`it does not load for prerendering: ${message.reason}`);
      if (message.kind === 'unwritable') {
        const { reason, code, path } = message;
        clearTimeout(timer);
        return reject(Object.assign(new Error(reason), { code, path }));
      }
      if (message.kind === 'crash') {
        stop ??= { kind: 'end', reason: message.reason };
        return;
      }
      isReady = true;
      const page = job.pages[reported];
      if (message.kind !== 'ready' && page) {
        reported += 1;
        if (message.kind === 'page') reports.onPage?.(page.file, message.html);
        else if (message.kind === 'written') reports.onWritten?.(page.file, message.isListed);
        else reports.onFailure(page.file, message.reason);
      }
      watch();
    };
    running.end = (how) => {
      clearTimeout(timer);
      const reason = stop?.reason ?? `it ended the process that renders (${how})`;
      if (isReady) resolve({ reported, stop: stop ?? { kind: 'end', reason } });
      else if (isLoaded) resolve({ reported, stop: { kind: 'earlier', reason } });
      else fail(`it does not load for prerendering: ${reason}`);
    };
    // A process that cannot be written to has ended, which is met above.
    child.send(job, () => {});
  });
}
