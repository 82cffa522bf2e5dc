import { once } from 'node:events';
import { DeliveryError } from '../../delivery-error';
import { followJob } from './follow-job';
import { readLines } from './read-lines';
import type { RenderEnvironment } from './render-environment';
import { parseRenderMessage, type RenderJob, type RenderMessage, type RenderResult } from './render-protocol';
import { maxMemory, startRenderProcess } from './start-render-process';

/** Longest time in ms that one page may take, and that a remote may take to load. */
const maxPageTime = 10_000;

/** Longest time in ms until the host is loaded, on a busy machine. The files read before are bounded (create-render-job.ts). */
const maxStartTime = 60_000;

/** Longest message in bytes. The page of a post with as much text as a document of Firestore can have is half as long. */
const maxMessage = 16 * 2 ** 20;

/** The most characters that are taken from one process: its output is in memory until it has ended. */
const maxReceived = 64 * 2 ** 20;

/** How a process renders. */
export type RenderProcessOptions = {
  /** Ms that one page may take. */
  pageTime?: number;
  /** Ms until the host is loaded. */
  startTime?: number;
  /** Ms that the process may take; no more than all its pages may when absent. */
  totalTime?: number;
  environment?: RenderEnvironment;
};

/** The end of a process before all its pages were there. */
type RenderStop = {
  reason: string;
  /** The pages that may have ended it: the next one; that, or one before it which has left something behind; all that are not there. */
  blames: 'page' | 'any-page' | 'all-pages';
  /** The remedy, if the shell itself names one. */
  remedy?: string | undefined;
};

/**
 * How far a process got: how many pages it reported, in the job's order, and the reason for its stop. Without that, the others are for a
 * further process.
 */
export type RenderRun = { reported: number; stop?: RenderStop };

/**
 * Prerenders the pages of a job in a process of its own, which ends with it. Nothing that the process sends is believed: messages
 * have a limit and an order, and only a page begins the time for the next one.
 * @param report called with each page, by its place in the job
 * @throws {DeliveryError} when the host itself does not load.
 */
export async function renderInProcess(
  job: RenderJob,
  { pageTime = maxPageTime, startTime = maxStartTime, totalTime, environment = 'usual' }: RenderProcessOptions,
  report: (index: number, result: RenderResult) => void,
): Promise<RenderRun> {
  const { child, messages, outputs } = startRenderProcess(job, environment);
  const { progress, take } = followJob(job, report);
  const ended = once(child, 'close');
  // One that cannot be started is met below, where it is awaited.
  ended.catch(() => {});
  let stop: RenderStop | undefined;
  const halt = (reason: string, blames: RenderStop['blames'], remedy?: string) => {
    stop ??= { reason, blames, remedy };
    child.kill('SIGKILL');
  };
  const limit = (time: number, reason: string, blames: RenderStop['blames']) =>
    setTimeout(() => halt(reason, blames), time);
  let isLate = false;
  let stepLimit = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, startTime);
  const totalLimit =
    totalTime && limit(totalTime, `its pages did not finish within ${Math.round(totalTime / 1000)} s`, 'all-pages');
  const follow = (message: RenderMessage | undefined) => {
    if (isLate) return;
    if (message?.kind === 'crash') return halt(message.reason, 'any-page', message.remedy);
    if (!message || !take(message)) return halt('it sent something that is none of its pages', 'any-page');
    clearTimeout(stepLimit);
    const waits = 'something in it waits or computes for ever';
    stepLimit = limit(pageTime, `it did not finish within ${pageTime / 1000} s: ${waits}`, 'page');
  };
  let received = 0;
  try {
    for await (const line of readLines(messages, maxMessage)) {
      follow(parseRenderMessage(line));
      received += line.length;
      if (stop || progress().step === 'done' || received > maxReceived) break;
    }
  } catch (error) {
    // No remote has run yet, and what the shell writes there is made of what they name.
    if (error instanceof RangeError && progress().step === 'host') halt(describeLongStart(job), 'all-pages');
    halt(`it sent something that is none of its pages: ${error instanceof Error ? error.message : error}`, 'any-page');
  }
  const isFull = received > maxReceived;
  if (stop || isFull || progress().step === 'done') child.kill('SIGKILL');
  // One that has closed its pipe and goes on has its time limit still.
  const [code, signal] = await ended;
  await outputs;
  clearTimeout(stepLimit);
  clearTimeout(totalLimit);
  const { step, remote, reported } = progress();
  if (step === 'done' || (isFull && !stop)) return { reported };
  const end =
    signal === 'SIGABRT' ? `${signal}, as with more than ${maxMemory} MB of memory` : (signal ?? `code ${code}`);
  if (isLate && !stop)
    throw new DeliveryError(
      'prerender-late',
      'prerendering',
      `no page was begun within ${startTime / 1000} s: this machine has too much to do, or the shell's code does not end`,
      'Run the command again when the machine has less to do; if it says the same, release the shell again. The live site is unchanged',
    );
  stop ??= { reason: `it ended the process that renders (${end})`, blames: 'any-page' };
  // The code that used up the time may have done so while the host was loaded for the remaining pages.
  if (step === 'pages' || stop.blames === 'all-pages') return { reported, stop };
  if (remote !== undefined) {
    // With its place as in a stack.
    const reason = `${remote} does not load: ${stop.reason}\n    at ${job.remotes[remote]}`;
    return { reported, stop: { reason, blames: 'all-pages' } };
  }
  throw new DeliveryError(
    'shell-does-not-load',
    'shell',
    `it does not load for prerendering: ${stop.reason}`,
    stop.remedy ?? 'Release the shell again; the live site is unchanged',
  );
}

/** Why the starts of pages are longer than a message may be, by the page of which the policy has the most in it. */
function describeLongStart({ pages }: RenderJob): string {
  const named = pages.map(({ location, assetOrigins, connectOrigins, styles }) => {
    const origins = [...assetOrigins, ...connectOrigins];
    return { location, origins, styles, length: [...origins, ...styles].join('').length };
  });
  const {
    location = '',
    origins = [],
    styles = [],
  } = named.toSorted((one, other) => other.length - one.length)[0] ?? {};
  const longest = [...origins, ...styles].toSorted((one, other) => other.length - one.length)[0] ?? '';
  return `the starts of its ${pages.length} pages, up to their policies, are longer than ${maxMessage / 2 ** 20} MiB: that of ${location} is made of ${origins.length} origins (connects in remote.ts, or where files are) and ${styles.length} stylesheets, the longest ${JSON.stringify(longest.slice(0, 200))}`;
}
