import { Button } from 'kit/page/button';
import { type ReactNode, useEffect, useState } from 'react';
import { ModalDialog } from '../modal-dialog/modal-dialog';
import { type Role, RoleContext } from '../posts/role';
import { SignInForm } from './sign-in-form';
import styles from './staff-gate.module.css';
import type { StaffSession, StaffState } from './staff-session';

/** The tool, and the session that it needs. */
type StaffGateProps = { session: StaffSession; children: ReactNode };

/**
 * Shows the tool to staff who have signed in. When the session ends, the tool stays as it is behind a dialog to sign in
 * again, so that nothing that was typed is lost.
 */
export function StaffGate({ session, children }: StaffGateProps) {
  const [state, setState] = useState<StaffState>({ kind: 'checking' });
  /** Whether staff have signed in here, and have not signed out themselves. */
  const [isOpen, setOpen] = useState(false);
  /** Kept while somebody signs in again. */
  const [role, setRole] = useState<Role>('writer');

  useEffect(
    () =>
      session.watch((next) => {
        setState(next);
        if (next.kind !== 'staff') return;
        setRole(next.role);
        setOpen(true);
      }),
    [session],
  );

  const leave = async () => {
    await session.signOut();
    setOpen(false);
  };

  if (!isOpen) {
    switch (state.kind) {
      case 'checking':
        return <p role="status">Checking your sign-in…</p>;
      case 'stranger':
        return <Stranger email={state.email} onLeave={leave} />;
      default:
        return (
          <>
            <h1 className={styles.title}>Sign in to the blog tool</h1>
            <SignInForm session={session} />
          </>
        );
    }
  }
  return (
    <>
      {state.kind === 'staff' && (
        <p className={styles.who}>
          Signed in as {state.email}, {state.role}
          <Button inverted size="small" onClick={leave}>
            Sign out
          </Button>
        </p>
      )}
      <RoleContext value={role}>{children}</RoleContext>
      {state.kind !== 'staff' && (
        <SignInAgain>
          {state.kind === 'stranger' ? (
            <Stranger email={state.email} onLeave={session.signOut} />
          ) : (
            <SignInForm session={session} />
          )}
        </SignInAgain>
      )}
    </>
  );
}

function Stranger({ email, onLeave }: { email: string; onLeave: () => Promise<void> }) {
  return (
    <>
      <p className={styles.title}>{email} is not staff</p>
      <p className={styles.who}>
        Ask an administrator to give this account the claim of a writer or of staff, then sign in again.
        <Button inverted size="small" onClick={() => void onLeave()}>
          Sign out
        </Button>
      </p>
    </>
  );
}

function SignInAgain({ children }: { children: ReactNode }) {
  return (
    // It cannot be cancelled: nothing behind it can be saved until staff have signed in.
    <ModalDialog title="Your session has ended">
      <p>Sign in again to continue. What you wrote is still there, behind this window.</p>
      {children}
    </ModalDialog>
  );
}
