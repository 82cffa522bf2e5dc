import { fork } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import { DeliveryError } from '../../delivery-error';
import { bundleRenderProcess } from './bundle-render-process';
import { confineProcess } from './confine-process';
import { type RenderEnvironment, renderEnvironmentVariables } from './render-environment';
import { type RenderJob, type RenderResult, renderMessageSchema } from './render-protocol';

/** Longest time in ms that one page may take. */
const maxPageTime = 10_000;

/** Longest time in ms until the host is loaded, on a busy machine. */
const maxStartTime = 60_000;

/** Memory in MB for what a process keeps; the pages of the largest site in the benches take a third of it. */
const maxMemory = 1024;

/** How a process renders. @property pageTime ms that one page may take */
export type RenderProcessOptions = { pageTime?: number; environment?: RenderEnvironment };

/** How far a process got: how many pages it reported, in the job's order, and what stopped it if not all. */
export type RenderRun = { reported: number; stop?: { reason: string; isTimeout: boolean } };

/**
 * Prerenders the pages of a job in a process of its own, which ends with it.
 * @param report called with each page, by its place in the job
 * @throws {DeliveryError} when the host itself does not load.
 */
export async function renderInProcess(
  job: RenderJob,
  { pageTime = maxPageTime, environment = 'usual' }: RenderProcessOptions,
  report: (index: number, result: RenderResult) => void,
): Promise<RenderRun> {
  const program = bundleRenderProcess();
  const variables = { NODE_ENV: 'production', ...renderEnvironmentVariables[environment] };
  const confined = confineProcess({ readable: job.readable, memory: maxMemory, variables });
  const child = fork('-', { ...confined, stdio: ['pipe', 'inherit', 'inherit', 'ipc'] });
  // A process that cannot be written to has ended, which is met below.
  child.stdin?.on('error', () => {});
  child.stdin?.end(program);
  let isLoaded = false;
  let reported = 0;
  let stop: RenderRun['stop'];
  let timer: NodeJS.Timeout | undefined;
  const limit = (time: number, reason: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop = { reason, isTimeout: true };
      child.kill('SIGKILL');
    }, time);
  };
  const limitPage = () =>
    limit(pageTime, `it did not finish within ${pageTime / 1000} s: something in it waits or computes for ever`);
  child.on('message', (data) => {
    const message = v.parse(renderMessageSchema, data);
    if (message.kind === 'crash') {
      stop ??= { reason: message.reason, isTimeout: false };
      return;
    }
    if (message.kind === 'result') {
      report(reported, message.result);
      reported += 1;
    }
    isLoaded = true;
    if (reported < job.pages.length) limitPage();
    else child.disconnect();
  });
  limit(maxStartTime, 'it did not load in time');
  child.send(job, () => {});
  // The last message may come after the process has ended; the channel closes behind it.
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  clearTimeout(timer);
  if (reported === job.pages.length) return { reported };
  const end =
    signal === 'SIGABRT' ? `${signal}, as with more than ${maxMemory} MB of memory` : (signal ?? `code ${code}`);
  stop ??= { reason: `it ended the process that renders (${end})`, isTimeout: false };
  if (isLoaded) return { reported, stop };
  throw new DeliveryError(
    'shell-does-not-load',
    'shell',
    `it does not load for prerendering: ${stop.reason}`,
    'Release the shell again; the live site is unchanged',
  );
}
