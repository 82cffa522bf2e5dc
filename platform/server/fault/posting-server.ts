import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSubmissionStore } from '../src/forms/submission-store';
import { openDatabase } from '../src/storage/opening/open-database';

const root = resolve(import.meta.dirname, '../../..');

/** The arguments of Node that start the server. */
export const serve = [join(root, 'run.cjs'), join(root, 'platform/server/src/main.ts')];

/** A server process. */
export type ServerProcess = { child: ChildProcess; address: string };

/** Starts the server as a person would. @param user that runs it, if not the present one */
export async function startProcess(siteFolder: string, dataFolder: string, user?: number): Promise<ServerProcess> {
  const child = spawn(process.execPath, serve, {
    env: { ...process.env, PORT: '0', FORMS_PER_MINUTE: '1000000', SITE_DIR: siteFolder, DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', process.env['FAULT_LOG'] ? 'inherit' : 'ignore'],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  const address = await new Promise<string>((found, failed) => {
    child.once('exit', () => failed(new Error('The server ended before it was ready')));
    child.stdout?.on('data', (text) => {
      const [, ready] = /Ready on (http:\S+)/.exec(String(text)) ?? [];
      if (ready) found(ready);
    });
  });
  return { child, address };
}

/** Ends a process and waits for its end. */
export async function endProcess({ child }: ServerProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await ended;
  }
}

/** Visitors that send one form after the other. */
export type Visitors = {
  sent: () => number;
  acknowledged: ReadonlySet<string>;
  /** How often each status came back. */
  statuses: ReadonlyMap<number, number>;
  /** Responses that mention SQLite, have another status than 200 and 503, or lack `Retry-After`. */
  wrongResponses: readonly string[];
  /** Sends nothing more; resolves when all requests under way have their responses. */
  pause: () => Promise<void>;
  resume: () => void;
  stop: () => Promise<void>;
};

const shortWait = 20;

/**
 * Sends forms, each until it is acknowledged, as the site's forms do: the same key each time.
 * @param address where the server is at this moment
 * @param pause ms between two forms of a visitor
 */
export function startVisitors(address: () => string, count = 4, pause = 0): Visitors {
  let isDone = false;
  let isPaused = false;
  let underWay = 0;
  let sent = 0;
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();
  const wrongResponses: string[] = [];

  const post = async (message: string): Promise<void> => {
    const { status, isAcknowledged, problem } = await postForm(address(), message);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (isAcknowledged) acknowledged.add(message);
    if (problem !== undefined) wrongResponses.push(problem);
  };
  const visit = async (visitor: number): Promise<void> => {
    for (let form = 0; !isDone; form += 1) {
      const message = `${visitor}-${form}`;
      sent += 1;
      while (!isDone && !acknowledged.has(message)) {
        if (isPaused) {
          await wait(shortWait);
          continue;
        }
        underWay += 1;
        // A server that is down refuses the connection; the form is sent again.
        await post(message).catch(() => {});
        underWay -= 1;
        if (!acknowledged.has(message)) await wait(shortWait);
      }
      if (pause > 0) await wait(pause);
    }
  };
  const visits = Array.from({ length: count }, (_, visitor) => visit(visitor));
  return {
    sent: () => sent,
    acknowledged,
    statuses,
    wrongResponses,
    pause: async () => {
      isPaused = true;
      while (underWay > 0) await wait(shortWait);
    },
    resume: () => {
      isPaused = false;
    },
    stop: async () => {
      isDone = true;
      await Promise.all(visits);
    },
  };
}

/** Posts one form. `problem` is a response that a visitor should never get. */
async function postForm(address: string, message: string) {
  const body = new URLSearchParams({
    'form-name': 'enquiry',
    person: 'Ada Example',
    firm: 'Example Works',
    email: 'ada@example.com',
    dialCode: '+91',
    telephone: '12345',
    reason: 'Support',
    message,
  });
  const response = await fetch(`${address}/`, {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': `fault-test-${message}` },
    signal: AbortSignal.timeout(15_000),
  });
  const text = await response.text();
  const { status, ok: isAcknowledged } = response;
  const isExpected =
    isAcknowledged ||
    (status === 503 && !/sqlite|errno|\bat \//i.test(text) && Boolean(response.headers.get('retry-after')));
  return { status, isAcknowledged, problem: isExpected ? undefined : `${status} ${text}` };
}

/** Compares the acknowledged submissions with those in a data folder. */
export function countLosses(dataFolder: string, acknowledged: ReadonlySet<string>) {
  const connection = openDatabase(dataFolder);
  const stored = createSubmissionStore(connection)
    .list()
    .map(({ fields }) => fields['message'] ?? '');
  connection.close();
  const storedOnce = new Set(stored);
  return {
    stored: stored.length,
    lost: [...acknowledged].filter((message) => !storedOnce.has(message)).length,
    doubled: stored.length - storedOnce.size,
  };
}
