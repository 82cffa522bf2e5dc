import fs from 'node:fs';
import { access, constants, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { systemErrorCode } from 'kit/contract/system-error-code';
import { type LockOptions, lock } from 'proper-lockfile';
import { DeliveryError } from '../delivery-error';

/** How long (ms) after its last sign of life a process is taken for ended, and its lock for free. */
const staleAfter = 5_000;

/** Longest wait in ms for another process to release a lock. */
const lockTimeout = 10_000;

/** Pause in ms before the next attempt. */
const pause = 20;

/**
 * Runs an action while no other process does that holds the same lock. The lock of a process that was killed is taken over,
 * on whichever machine it ran; so is whatever else stands in its place, such as an empty file.
 * @throws {DeliveryError} `lock-held` when another process keeps it, naming that process
 * @throws at once when its folder is missing or cannot be written
 */
export async function withLock<Value>(
  file: string,
  action: () => Promise<Value>,
  timeout = lockTimeout,
): Promise<Value> {
  let taken: string | undefined;
  // A process that stood still, in a computer that slept, may have lost it to another one.
  const isOwn = () => identify(file) === taken;
  const release = await takeLock(file, timeout, {
    fs: {
      ...fs,
      rmdir: (path: string, done: fs.NoParamCallback) => fs.rm(path, { recursive: true, force: true }, done),
      // When this process ends.
      rmdirSync: (path: string) => isOwn() && fs.rmdirSync(path),
    },
    onCompromised: (error) => {
      if (taken) throw error;
    },
  });
  taken = identify(file);
  try {
    await writeFile(holderFile(file), describeSelf());
    return await action();
  } finally {
    if (isOwn()) {
      await rm(holderFile(file), { force: true });
      await release();
    }
    taken = undefined;
  }
}

/** Tells a lock from a later one in its place. */
function identify(file: string): string | undefined {
  const found = fs.statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.ino} ${found.birthtimeNs}`;
}

/** When the holder of a lock has last shown that it lives, by its own clock. */
const lastSignOf = (file: string): number | undefined => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** The file beside a lock that names its holder: for the message of those who wait in vain. */
const holderFile = (file: string) => `${file}.holder`;

const describeSelf = () => `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`;

async function takeLock(file: string, timeout: number, options: LockOptions): Promise<() => Promise<void>> {
  const retries = { retries: Math.ceil(timeout / pause), factor: 1, minTimeout: pause, maxTimeout: pause };
  const take = () => lock(file, { lockfilePath: file, realpath: false, stale: staleAfter, retries, ...options });
  const before = lastSignOf(file);
  // Nobody who releases a lock mends this, and every failure is tried again below.
  await access(dirname(file), constants.W_OK);
  try {
    return await take();
  } catch (cause) {
    if (systemErrorCode(cause) !== 'ELOCKED') throw cause;
    // The clock was set back since it was killed, and its lock would be young for as long. One that lives has shown it.
    if (timeout >= staleAfter && before !== undefined && before > Date.now() && lastSignOf(file) === before) {
      await rm(file, { recursive: true, force: true });
      return take();
    }
    const holder = await readFile(holderFile(file), 'utf8').catch(() => 'another process');
    throw new DeliveryError('lock-held', file, `it is held by ${holder}`, 'Wait for it to end, then try again', {
      cause,
    });
  }
}
