import type { FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  isSignInWithEmailLink,
  onIdTokenChanged,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signOut,
} from 'firebase/auth';
import type { Account } from '../firestore/stored-drafts';
import { textOf } from '../posts/plain-values';
import type { Role } from '../posts/role';

/** Whether somebody is signed in, as far as it is known. */
export type StaffState =
  | { kind: 'checking' }
  | { kind: 'signed-out' }
  /** Signed in, but without a claim that makes somebody staff. */
  | { kind: 'stranger'; email: string }
  | { kind: 'staff'; email: string; role: Role };

/** Signing in and out of the Firebase project (firebase.google.com/docs/auth/web). */
export type StaffSession = {
  /** Calls back with the current state and at each change. @returns a function that stops that */
  watch: (onChange: (state: StaffState) => void) => () => void;
  signInWithPassword: (email: string, password: string) => Promise<void>;
  signInWithGoogle: () => Promise<void>;
  /** Sends a link that signs in whoever opens it on this page. */
  sendLink: (email: string) => Promise<void>;
  /** Whether the page was opened by such a link. */
  isOpenedByLink: () => boolean;
  signInWithLink: (email: string) => Promise<void>;
  /** Checks whether the session is still valid; one that was ended elsewhere ends here too. */
  check: () => Promise<void>;
  /** The signed-in account, as in the token of every call: `firestore.rules` compare with that. */
  readAccount: () => Account;
  signOut: () => Promise<void>;
};

/** The claims that give somebody a role; set by an administrator (docs/blog-tool.md), read by firestore.rules. */
const roleOf = ({ staff, writer }: Readonly<Record<string, unknown>>): Role | undefined =>
  staff === true ? 'publisher' : writer === true ? 'writer' : undefined;

const nobody: Account = { uid: '', name: '' };

/** Opens the session of an app. @param emulator origin of a local stand-in for Firebase Authentication */
export function openStaffSession(app: FirebaseApp, emulator: string | undefined): StaffSession {
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  let account = nobody;
  return {
    watch: (onChange) =>
      onIdTokenChanged(auth, async (user) => {
        if (!user) {
          account = nobody;
          return onChange({ kind: 'signed-out' });
        }
        const email = user.email ?? '';
        try {
          const { claims } = await user.getIdTokenResult();
          const role = roleOf(claims);
          account = { uid: user.uid, name: textOf(claims['name']) || textOf(claims['email']) };
          onChange(role ? { kind: 'staff', email, role } : { kind: 'stranger', email });
        } catch (error) {
          console.error('The sign-in could not be checked:', error);
          onChange({ kind: 'signed-out' });
        }
      }),
    signInWithPassword: async (email, password) => void (await signInWithEmailAndPassword(auth, email, password)),
    signInWithGoogle: async () => void (await signInWithPopup(auth, new GoogleAuthProvider())),
    sendLink: (email) => sendSignInLinkToEmail(auth, email, { url: location.href, handleCodeInApp: true }),
    isOpenedByLink: () => isSignInWithEmailLink(auth, location.href),
    signInWithLink: async (email) => {
      await signInWithEmailLink(auth, email, location.href);
      // The code works once; a reload must not try it again.
      history.replaceState(history.state, '', location.pathname);
    },
    check: async () => {
      try {
        await auth.currentUser?.getIdToken(true);
      } catch (error) {
        console.error('The session has ended:', error);
        await signOut(auth);
      }
    },
    readAccount: () => account,
    signOut: () => signOut(auth),
  };
}
