import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { DeliveryError } from '../../delivery-error';
import { untrustedEnvironment } from '../../environment';
import { type RenderJob, type RenderMessage, renderMessageSchema } from './render-protocol';

/** Longest time in ms that one page may take. */
const maxPageTime = 10_000;

/** Longest time in ms until the host is loaded, on a busy machine. */
const maxStartTime = 60_000;

/** What stopped a process before it was done. */
type RenderStop = { kind: 'time' | 'end'; reason: string };

/** How far a process got: how many pages it reported, in the job's order, and what stopped it if not all. */
type RenderRun = { reported: number; stop?: RenderStop };

/** One process that prerenders. */
export type RenderChild = {
  run: (
    job: RenderJob,
    reports: { onPage: (file: string, html: string) => void; onFailure: (file: string, reason: string) => void },
  ) => Promise<RenderRun>;
  dismiss: () => void;
};

/** Starts a process that prerenders; it waits for its job. @param pageTime ms that one page may take */
export function startRenderChild(pageTime = maxPageTime): RenderChild {
  const child = fork(fileURLToPath(new URL('./render-process.cjs', import.meta.url)), {
    execArgv: [],
    env: { ...untrustedEnvironment(), NODE_ENV: 'production' },
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    child.once('error', ({ message }) => resolve(message));
  });
  return {
    dismiss: () => {
      if (child.connected) child.disconnect();
    },
    run: (job, reports) => runJob(child, ended, { job, reports, pageTime }),
  };
}

/** Sends a job to a process and collects what it reports, until it is done, has ended or is stopped. */
function runJob(
  child: ChildProcess,
  ended: Promise<string>,
  { job, reports, pageTime }: { job: RenderJob; reports: Parameters<RenderChild['run']>[1]; pageTime: number },
): Promise<RenderRun> {
  return new Promise((resolve, reject) => {
    let isReady = false;
    let reported = 0;
    let stop: RenderStop | undefined;
    let timer = setTimeout(() => fail('the shell did not load'), maxStartTime);
    const fail = (reason: string) => {
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
      if (reported === job.pages.length) return;
      timer = setTimeout(() => {
        const reason = `it did not finish within ${pageTime / 1000} s: something in it waits or computes for ever`;
        stop = { kind: 'time', reason };
        child.kill('SIGKILL');
      }, pageTime);
    };
    const take = (message: RenderMessage) => {
      if (message.kind === 'unusable') return fail(`it does not load for prerendering: ${message.reason}`);
      if (message.kind === 'crash') {
        stop ??= { kind: 'end', reason: message.reason };
        return;
      }
      isReady = true;
      const page = job.pages[reported];
      if (message.kind !== 'ready' && page) {
        reported += 1;
        if (message.kind === 'page') reports.onPage(page.file, message.html);
        else reports.onFailure(page.file, message.reason);
      }
      watch();
    };
    // The last message may come after the process has ended; the channel closes behind it.
    const closed = new Promise<void>((done) => {
      if (child.connected) child.once('disconnect', done);
      else done();
    });
    child.on('message', (message) => take(v.parse(renderMessageSchema, message)));
    void Promise.all([ended, closed]).then(([how]) => {
      clearTimeout(timer);
      const reason = stop?.reason ?? `it ended the process that renders (${how})`;
      if (reported === job.pages.length) resolve({ reported });
      else if (isReady) resolve({ reported, stop: stop ?? { kind: 'end', reason } });
      else fail(`it does not load for prerendering: ${reason}`);
    });
    // A process that cannot be written to has ended, which is met above.
    child.send(job, () => {});
  });
}
