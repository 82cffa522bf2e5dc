import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { DeliveryError } from '../delivery-error';

/** Processes of which each is needed: when one ends, the others are of no use. */
export type ProcessFamily = {
  /** @param name what it is called in the message, should it end */
  add: (name: string, child: ChildProcess) => void;
  /** Ends a process and, once it has, starts another one in its place. */
  replace: (name: string, start: () => ChildProcess) => Promise<void>;
  /** Waits for some work, unless a process ends before. @throws {DeliveryError} naming that process. */
  during: <Output>(work: Promise<Output>) => Promise<Output>;
  /** Ends all of them. */
  stop: () => void;
};

/** Starts with no process. They end with this one, and this one is told when one of them ends by itself. */
export function createProcessFamily(): ProcessFamily {
  const children = new Map<string, ChildProcess>();
  let isStopping = false;
  let fail: (error: DeliveryError) => void;
  const failed = new Promise<never>((_done, reject) => {
    fail = reject;
  });
  // Whether anybody waits is for the caller to say.
  failed.catch(() => {});
  const stop = () => {
    isStopping = true;
    for (const child of children.values()) child.kill();
  };
  process.once('exit', stop);
  const add = (name: string, child: ChildProcess) => {
    children.set(name, child);
    child.once('exit', (code, signal) => {
      if (isStopping || children.get(name) !== child) return;
      const reason = `it ended with ${code ?? signal}`;
      fail(new DeliveryError('dev-server-ended', name, reason, 'See its messages above, then start "dev" again'));
    });
  };
  return {
    add,
    replace: async (name, start) => {
      const former = children.get(name);
      children.delete(name);
      if (former && former.exitCode === null && former.signalCode === null) {
        const ended = once(former, 'exit');
        former.kill();
        await ended;
      }
      if (!isStopping) add(name, start());
    },
    during: (work) => Promise.race([work, failed]),
    stop,
  };
}
