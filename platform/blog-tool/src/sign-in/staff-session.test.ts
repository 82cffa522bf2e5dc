import { waitFor } from '@testing-library/react';
import { expectConsole } from 'kit/presets/jest/expect-console';

// The library's build for Node has neither storage nor windows of a browser; the rest of it is real.
jest.mock('firebase/auth', () => {
  const auth = jest.requireActual<typeof import('firebase/auth')>('firebase/auth');
  const { inMemoryPersistence } = auth;
  return {
    ...auth,
    indexedDBLocalPersistence: inMemoryPersistence,
    browserLocalPersistence: inMemoryPersistence,
    browserPopupRedirectResolver: undefined,
  };
});

/** What Firebase Authentication responds with, to whoever has opened the link of a mail and to others. */
const signedIn = (claims: Readonly<Record<string, unknown>>) => ({
  idToken: tokenOf({ sub: 'ada', iat: 1, auth_time: 1, exp: 4_000_000_000, ...claims }),
  refreshToken: 'again',
  expiresIn: '3600',
});
const responses: Readonly<Record<string, unknown>> = {
  'accounts:signInWithEmailLink': signedIn({}),
  'accounts:signInWithPassword': signedIn({ staff: true }),
  'accounts:lookup': { users: [{ localId: 'ada', email: 'ada@a.example' }] },
  'accounts:sendOobCode': { email: 'ada@a.example' },
};
/** What was sent, by call. */
const sent = new Map<string, unknown>();

function tokenOf(claims: Readonly<Record<string, unknown>>): string {
  return ['{}', JSON.stringify(claims), ''].map((part) => btoa(part).replaceAll('=', '')).join('.');
}

async function openSession() {
  // The library looks for them when it is loaded; jsdom has none of them.
  const respond = async (address: string, { body }: { body: string }) => {
    const [, call = ''] = /\/(accounts:\w+)\?/.exec(address) ?? [];
    if (!(call in responses)) throw new TypeError('Failed to fetch');
    sent.set(call, JSON.parse(body));
    return { ok: true, json: async () => responses[call] };
  };
  Object.assign(globalThis, { fetch: respond, Headers: Map, Response: Object });
  const [{ initializeApp }, { openStaffSession }] = await Promise.all([
    import('firebase/app'),
    import('./staff-session'),
  ]);
  const app = initializeApp({ apiKey: 'key', authDomain: 'a.example' }, `session ${sent.size}`);
  return openStaffSession(app, undefined);
}

test('the code of the link leaves the address once used, so a reload does not retry', async () => {
  history.replaceState(null, '', '/write?apiKey=key&oobCode=once&mode=signIn');
  const session = await openSession();
  expect(session.isOpenedByLink()).toBe(true);
  await session.signInWithLink('ada@a.example');
  expect(location.pathname + location.search).toBe('/write');
  expect(session.isOpenedByLink()).toBe(false);
});

test('only the claim makes somebody staff, and a session ended elsewhere ends here too', async () => {
  const session = await openSession();
  const states: string[] = [];
  const stop = session.watch(({ kind }) => states.push(kind));
  const until = (kind: string) => waitFor(() => expect(states.at(-1)).toBe(kind));
  await until('signed-out');
  history.replaceState(null, '', '/write?apiKey=key&oobCode=again&mode=signIn');
  await session.signInWithLink('ada@a.example');
  await until('stranger');
  await session.signInWithPassword('ada@a.example', 'correct horse');
  await until('staff');
  await session.check();
  expectConsole('error', /^The session has ended: /);
  await until('signed-out');
  stop();
  const told = states.length;
  await session.signInWithPassword('ada@a.example', 'correct horse');
  expect(states).toHaveLength(told);
});

test('the link of a mail leads back to this page, which takes it', async () => {
  history.replaceState(null, '', '/write');
  const session = await openSession();
  await session.sendLink('ada@a.example');
  expect(sent.get('accounts:sendOobCode')).toMatchObject({
    requestType: 'EMAIL_SIGNIN',
    email: 'ada@a.example',
    continueUrl: 'http://localhost/write',
    canHandleCodeInApp: true,
  });
});
