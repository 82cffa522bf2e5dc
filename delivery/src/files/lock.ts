import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { systemErrorCode } from 'shared-config/contract/system-error-code';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';

/** Longest wait in ms for another process to release a lock. */
const lockTimeout = 10_000;

/** Longest pause in ms before the next attempt. */
const maxPause = 25;

const holderSchema = v.object({
  /** Of this one lock: no other has it. */
  id: v.pipe(v.string(), v.uuid()),
  host: v.string(),
  /** Where process numbers mean the same: one start of one machine, or one container of it. Empty where that is unknown. */
  space: v.string(),
  pid: v.pipe(v.number(), v.integer()),
  /** When the process started, as the system counts it; another process with that number has another one. Empty where unknown. */
  started: v.string(),
  /** When the lock was taken. */
  since: v.string(),
});

/** Who holds a lock. */
type Holder = v.InferOutput<typeof holderSchema>;

/** What a lock file says; without a holder where it is empty or of another form, as locks of version 1 were. */
type FoundLock = { id: string; since: string; holder?: Holder | undefined };

/**
 * Runs an action while no other process does that holds the same lock. A lock whose process is certainly gone is
 * taken over; one of another host, or one that does not say whose it is, never.
 * @throws {DeliveryError} `lock-held` when another process keeps it
 */
export async function withLock<Value>(
  file: string,
  action: () => Promise<Value>,
  timeout = lockTimeout,
): Promise<Value> {
  const own = describeSelf();
  const deadline = Date.now() + timeout;
  while (!(await takeLock(file, own))) {
    const found = await readLock(file);
    if (found?.holder && isGone(found.holder)) await removeLock(file, found);
    else if (found && Date.now() > deadline) throw refuse(file, found);
    else await wait(Math.random() * maxPause);
  }
  try {
    return await action();
  } finally {
    // Somebody who was sure that this process was gone may have removed it, and another may have taken it since.
    if ((await readLock(file))?.id === own.id) await rm(file, { force: true });
  }
}

/**
 * Removes a lock, unless its process is at work on this machine.
 * @returns who held it, or `undefined` when there is none
 * @throws {DeliveryError} `lock-held` when its process is at work
 */
export async function removeAbandonedLock(file: string): Promise<string | undefined> {
  const found = await readLock(file);
  if (!found) return undefined;
  const { holder } = found;
  if (holder && isOnThisHost(holder) && !isGone(holder)) throw refuse(file, found);
  while ((await readLock(file))?.id === found.id) {
    await removeLock(file, found);
    await wait(Math.random() * maxPause);
  }
  return describe(found);
}

/** Takes a lock unless it is held. It is linked into place complete: nobody ever reads half of it. */
async function takeLock(file: string, own: Holder): Promise<boolean> {
  const written = `${file}.${own.id}.tmp`;
  await writeFile(written, JSON.stringify(own));
  try {
    await link(written, file);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(written, { force: true });
  }
}

/**
 * Removes one lock and no other: who removes it holds a lock of that removal, so it cannot be replaced meanwhile. While
 * somebody else does so, this does nothing.
 */
async function removeLock(file: string, { id }: FoundLock): Promise<void> {
  const removal = `${file}.${id}`;
  if (await takeLock(removal, describeSelf())) {
    if ((await readLock(file))?.id === id) await rm(file, { force: true });
    await rm(removal, { force: true });
    return;
  }
  const found = await readLock(removal);
  if (found?.holder && isGone(found.holder)) await removeLock(removal, found);
}

async function readLock(file: string): Promise<FoundLock | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), holderSchema), text);
    if (success) return { id: output.id, since: output.since, holder: output };
    const { mtime } = await stat(file);
    return { id: String(mtime.getTime()), since: mtime.toISOString() };
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether the process of a lock is certainly gone: only this machine's own processes can be looked up. */
function isGone(holder: Holder): boolean {
  if (!isOnThisHost(holder)) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // It is there, and belongs to another account: EPERM.
    return systemErrorCode(error) === 'ESRCH';
  }
  return holder.started !== '' && startOf(holder.pid) !== holder.started;
}

const isOnThisHost = ({ host, space }: Holder) => host === hostname() && space === processSpace();

const describeSelf = (): Holder => ({
  id: randomUUID(),
  host: hostname(),
  space: processSpace(),
  pid: process.pid,
  started: startOf(process.pid),
  since: new Date().toISOString(),
});

/** Linux counts from its own start, and each container has numbers of its own. */
function processSpace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

/** When a process started: the 22nd field of its line, counted behind its name, which may have spaces. A dead one has none. */
function startOf(pid: number): string {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    // It has ended, and whoever started it has not noticed.
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

const describe = ({ holder, since }: FoundLock) =>
  holder ? `process ${holder.pid} on ${holder.host}, since ${since}` : `a process that left no name, since ${since}`;

function refuse(file: string, found: FoundLock): DeliveryError {
  return new DeliveryError(
    'lock-held',
    file,
    `it is held by ${describe(found)}`,
    'Wait for it to end, then try again. If that process is gone for certain, run "npx -y pnpm@12 delivery unlock"',
  );
}
