import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { DeliveryError } from '../delivery-error';

/** Processes of which each is needed: when one ends, the others are of no use. */
export type ProcessFamily = {
  /** @param name its name in the message, should it end */
  add: (name: string, child: ChildProcess) => void;
  /**
   * Ends a process and, once it has, starts another one in its place. That one is needed from when it is ready.
   * @throws {DeliveryError} when it ends before, which leaves the others as they are: another may be started
   */
  replace: (name: string, start: () => ChildProcess, isReady: () => Promise<unknown>) => Promise<void>;
  /** Waits for some work, unless a process ends before. @throws {DeliveryError} naming that process. */
  during: <Output>(work: Promise<Output>) => Promise<Output>;
  /** Ends all of them. */
  stop: () => void;
};

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** A family without a process yet. They end with this one, which learns when one of them ends by itself. */
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
  const endOf = (name: string, code: number | null, signal: NodeJS.Signals | null, remedy: string) =>
    new DeliveryError('dev-server-ended', name, `it ended with ${code ?? signal}`, `See its messages above, ${remedy}`);
  const add = (name: string, child: ChildProcess) => {
    children.set(name, child);
    child.once('exit', (code, signal) => {
      if (isStopping || children.get(name) !== child) return;
      fail(endOf(name, code, signal, 'then start "dev" again'));
    });
  };
  return {
    add,
    replace: async (name, start, isReady) => {
      const former = children.get(name);
      children.delete(name);
      if (former && isRunning(former)) {
        const ended = once(former, 'exit');
        former.kill();
        await ended;
      }
      if (isStopping) return;
      const child = start();
      children.set(name, child);
      const ended = new Promise<never>((_done, reject) => {
        child.once('exit', (code, signal) => reject(endOf(name, code, signal, 'and correct what they say')));
      });
      await Promise.race([isReady(), ended]);
      if (isRunning(child)) add(name, child);
      else await ended;
    },
    during: (work) => Promise.race([work, failed]),
    stop,
  };
}
