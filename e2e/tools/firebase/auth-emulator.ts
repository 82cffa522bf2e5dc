import * as v from 'valibot';

// Firebase's own stand-in for Authentication, which the Firebase command line starts (`npx -y pnpm@12 prove sign-in`).

const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];

/** The project that the emulator stands in for. */
export const project = 'demo-site';

/** Where the emulator answers. */
export const authOrigin = `http://${host}`;

const accounts = `${authOrigin}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
const emulator = `${authOrigin}/emulator/v1/projects/${project}`;
const createdSchema = v.object({ localId: v.string() });
const sentSchema = v.object({ oobCodes: v.array(v.object({ oobLink: v.string() })) });

async function ask(method: string, address: string, body?: unknown): Promise<unknown> {
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const options = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  // It closes idle connections without a word; the second attempt has one of its own.
  const response = await fetch(address, options).catch(() => fetch(address, options));
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Creates an account, as an administrator would. */
export async function createAccount(email: string, password: string, claims: Record<string, unknown>): Promise<void> {
  const { localId } = v.parse(createdSchema, await ask('POST', accounts, { email, password }));
  await changeAccount(localId, { customAttributes: JSON.stringify(claims) });
}

/** Changes an account, as an administrator would. @param change fields of the Identity Toolkit's `accounts:update` */
export const changeAccount = (localId: string, change: Readonly<Record<string, unknown>>): Promise<unknown> =>
  ask('POST', `${accounts}:update`, { localId, ...change });

/** Ends all sessions, as closing an account does. */
export const deleteAccounts = (): Promise<unknown> => ask('DELETE', `${emulator}/accounts`);

/** The link that was sent by e-mail last. */
export async function readLastLink(): Promise<string> {
  const { oobCodes } = v.parse(sentSchema, await ask('GET', `${emulator}/oobCodes`));
  return oobCodes.at(-1)?.oobLink ?? '';
}
