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

/** What Firebase Authentication responds to whoever has opened the link of a mail. */
const responses: Readonly<Record<string, unknown>> = {
  'accounts:signInWithEmailLink': {
    idToken: tokenOf({ sub: 'ada', iat: 1, exp: 4_000_000_000 }),
    refreshToken: 'again',
    expiresIn: '3600',
  },
  'accounts:lookup': { users: [{ localId: 'ada', email: 'ada@a.example' }] },
};

function tokenOf(claims: Readonly<Record<string, unknown>>): string {
  return ['{}', JSON.stringify(claims), ''].map((part) => btoa(part).replaceAll('=', '')).join('.');
}

test('the code of the link is gone from the address once it was used: a reload does not try it again', async () => {
  // The library looks for them when it is loaded; jsdom has none of them.
  const respond = async (address: string) => {
    const [, call = ''] = /\/(accounts:\w+)\?/.exec(address) ?? [];
    return { ok: true, json: async () => responses[call] };
  };
  Object.assign(globalThis, { fetch: respond, Headers: Map, Response: Object });
  const [{ initializeApp }, { openStaffSession }] = await Promise.all([
    import('firebase/app'),
    import('./staff-session'),
  ]);
  history.replaceState(null, '', '/native-blogs?apiKey=key&oobCode=once&mode=signIn');
  const session = openStaffSession(initializeApp({ apiKey: 'key', authDomain: 'a.example' }), undefined);
  expect(session.isOpenedByLink()).toBe(true);
  await session.signInWithLink('ada@a.example');
  expect(location.pathname + location.search).toBe('/native-blogs');
  expect(session.isOpenedByLink()).toBe(false);
});
