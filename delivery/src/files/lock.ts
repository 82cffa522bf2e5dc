import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { lock } from 'proper-lockfile';
import { systemErrorCode } from 'shared-config/contract/system-error-code';
import { DeliveryError } from '../delivery-error';

/** How long (ms) after its last sign of life a process is taken for ended, and its lock for free. */
const staleAfter = 5_000;

/** Longest wait in ms for another process to release a lock. */
const lockTimeout = 10_000;

/** Pause in ms before the next attempt. */
const pause = 20;

/**
 * Runs an action while no other process does that holds the same lock. The lock of a process that was killed is taken over,
 * on whichever machine it ran.
 * @throws {DeliveryError} `lock-held` when another process keeps it, naming that process
 */
export async function withLock<Value>(
  file: string,
  action: () => Promise<Value>,
  timeout = lockTimeout,
): Promise<Value> {
  const release = await takeLock(file, timeout);
  try {
    await writeFile(holderFile(file), describeSelf());
    return await action();
  } finally {
    await rm(holderFile(file), { force: true });
    await release();
  }
}

/** Who holds a lock, beside it: for the message of those who wait in vain. */
const holderFile = (file: string) => `${file}.holder`;

const describeSelf = () => `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`;

async function takeLock(file: string, timeout: number): Promise<() => Promise<void>> {
  const retries = { retries: Math.ceil(timeout / pause), factor: 1, minTimeout: pause, maxTimeout: pause };
  try {
    return await lock(file, { lockfilePath: file, realpath: false, stale: staleAfter, retries });
  } catch (cause) {
    if (systemErrorCode(cause) !== 'ELOCKED') throw cause;
    const holder = await readFile(holderFile(file), 'utf8').catch(() => 'another process');
    throw new DeliveryError('lock-held', file, `it is held by ${holder}`, 'Wait for it to end, then try again', {
      cause,
    });
  }
}
