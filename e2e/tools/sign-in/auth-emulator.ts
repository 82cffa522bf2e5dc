import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { fetchFirebaseTools } from '../downloads/fetch-firebase-tools';

// Firebase's own stand-in for Authentication.

const folder = resolve(import.meta.dirname, '../../../.cache/auth-emulator');

/** Longest time in ms that the emulator may take to answer. */
const startTimeout = 60_000;

/** A running stand-in for Firebase Authentication. */
export type AuthEmulator = {
  origin: string;
  /** Creates an account, as an administrator would. */
  createAccount: (email: string, password: string, claims: Record<string, unknown>) => Promise<void>;
  /** Ends all sessions, as closing an account does. */
  deleteAccounts: () => Promise<void>;
  /** The links that were sent by e-mail, the latest last. */
  sentLinks: () => Promise<string[]>;
  stop: () => Promise<void>;
};

/** Starts it for a project on a free port. */
export async function startAuthEmulator(project: string): Promise<AuthEmulator> {
  const command = fetchFirebaseTools();
  mkdirSync(folder, { recursive: true });
  const port = await findFreePort();
  const config = join(folder, `auth-${port}.json`);
  writeFileSync(
    config,
    JSON.stringify({
      emulators: {
        auth: { host: '127.0.0.1', port },
        hub: { port: await findFreePort() },
        logging: { port: await findFreePort() },
        ui: { enabled: false },
      },
    }),
  );
  const words = ['emulators:start', '--only', 'auth', '--project', project, '--config', config];
  const child: ChildProcess = spawn(process.execPath, [command, ...words], {
    cwd: folder,
    env: { ...process.env, FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1', CI: 'true' },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  const admin = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const accounts = `${origin}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
  const emulator = `${origin}/emulator/v1/projects/${project}`;
  const ask = async (method: string, address: string, body?: unknown): Promise<unknown> => {
    const options = { method, headers: admin, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    // It closes idle connections without a word; the second attempt has one of its own.
    const response = await fetch(address, options).catch(() => fetch(address, options));
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  await waitFor(origin);
  return {
    origin,
    createAccount: async (email, password, claims) => {
      const created = await ask('POST', accounts, { email, password });
      const { localId } = v.parse(v.object({ localId: v.string() }), created);
      await ask('POST', `${accounts}:update`, { localId, customAttributes: JSON.stringify(claims) });
    },
    deleteAccounts: async () => void (await ask('DELETE', `${emulator}/accounts`)),
    sentLinks: async () => {
      const sent = v.parse(
        v.object({ oobCodes: v.array(v.object({ oobLink: v.string() })) }),
        await ask('GET', `${emulator}/oobCodes`),
      );
      return sent.oobCodes.map(({ oobLink }) => oobLink);
    },
    stop: async () => {
      const exited = new Promise<void>((done) => child.once('exit', () => done()));
      child.kill('SIGINT');
      await exited;
    },
  };
}

async function waitFor(address: string): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    if ((await fetch(address).catch(() => null))?.ok) return;
    await wait(200);
  }
  throw new Error(`The Auth emulator did not answer on ${address} within ${startTimeout / 1000} s`);
}

function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      const port = typeof bound === 'object' && bound ? bound.port : 0;
      server.close(() => resolve(port));
    }),
  );
}
