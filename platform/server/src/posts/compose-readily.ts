import type { ComposeResult } from 'kit/contract/compose-result';
import { type DeliveryProcess, type StartedProcess, startDeliveryProcess } from '../run-delivery-process';
import { composePosts } from './compose-posts';

/** Composes the pages of posts; while somebody writes, in a process that has loaded its code before. */
export type ReadyComposer = {
  /** @throws {Error} with the reason when the process fails. */
  compose: (posts: Uint8Array) => Promise<ComposeResult>;
  /** Has a process wait for the next compose, and from then on for every one, until this was not called for some minutes. */
  prepare: () => void;
  /** Ends the process that waits. */
  stop: () => void;
};

/** How long (ms) a process waits after the last sign of a writer. An open form gives one every 20 s. */
const idleTime = 300_000;

/**
 * Loading its code is more than half of what a compose takes in a small site. A process serves one compose, as any: what waits is the
 * next one, and it is started when nothing is composed. One that dies is replaced at the next sign of a writer.
 */
export function createReadyComposer(composeProcess: DeliveryProcess, maxIdle = idleTime): ReadyComposer {
  let waiting: (StartedProcess & { end: () => void }) | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isComposing = false;

  const wait = () => {
    const ending = new AbortController();
    const started = startDeliveryProcess(
      { ...composeProcess, args: [...composeProcess.args, 'waiting'] },
      ending.signal,
    );
    const one = { ...started, end: () => ending.abort() };
    const forget = () => {
      if (waiting === one) waiting = undefined;
    };
    started.over.then(forget, forget);
    waiting = one;
  };

  const stop = () => {
    clearTimeout(idle);
    idle = undefined;
    waiting?.end();
    waiting = undefined;
  };

  return {
    compose: async (posts) => {
      const ready = waiting;
      waiting = undefined;
      isComposing = true;
      try {
        const result = ready && (await composePosts(ready, posts));
        return result && !result.isOutdated ? result : await composePosts(startDeliveryProcess(composeProcess), posts);
      } finally {
        isComposing = false;
        if (idle) wait();
      }
    },
    prepare: () => {
      clearTimeout(idle);
      idle = setTimeout(stop, maxIdle);
      if (!waiting && !isComposing) wait();
    },
    stop,
  };
}
