import { expect, test } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth';
import { authOrigin, changeAccount, createAccount, deleteAccounts } from './auth-emulator';

// The effect of a changed account on somebody who is signed in, against Firebase's own Auth emulator (`npx -y pnpm@12 prove sign-in`). It
// ends no session by `revokeRefreshTokens`, and neither it nor that of Firestore checks the signature of a token: only a real project does.

const email = 'ada@example.com';

/** The user of an app of its own, signed in. */
async function signIn() {
  const app = initializeApp({ apiKey: 'demo-key', authDomain: '127.0.0.1' }, crypto.randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, authOrigin, { disableWarnings: true });
  const { user } = await signInWithEmailAndPassword(auth, email, 'correct horse');
  return { user, end: () => deleteApp(app) };
}

test.beforeEach(async () => {
  await deleteAccounts();
  await createAccount(email, 'correct horse', { staff: true });
});

test('a token stays valid for an hour, and only the next one reflects a change', async () => {
  const { user, end } = await signIn();
  const { claims, issuedAtTime, expirationTime } = await user.getIdTokenResult();
  expect(claims['staff']).toBe(true);
  expect(Date.parse(expirationTime) - Date.parse(issuedAtTime)).toBe(3_600_000);
  await changeAccount(user.uid, { customAttributes: '{}' });
  expect((await user.getIdTokenResult()).claims['staff']).toBe(true);
  expect((await user.getIdTokenResult(true)).claims['staff']).toBeUndefined();
  await end();
});

test('a disabled account gets no new token', async () => {
  const { user, end } = await signIn();
  await changeAccount(user.uid, { disableUser: true });
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' });
  await end();
});

test('a deleted account gets no new token', async () => {
  const { user, end } = await signIn();
  await deleteAccounts();
  await expect(user.getIdToken(true)).rejects.toThrow(/auth\//);
  await end();
});
