import { FirebaseError } from 'firebase/app';
import { maxEmailLength } from 'kit/forms/email-address';
import { findFieldErrors } from 'kit/forms/find-field-errors';
import type { FormField } from 'kit/forms/form-field';
import { Button } from 'kit/page/button';
import { useWords } from 'kit/page/contexts';
import { TextField } from 'kit/page/forms/form-field';
import { useFieldErrors } from 'kit/page/forms/use-field-errors';
import { type FormEvent, useRef, useState } from 'react';
import styles from './sign-in-form.module.css';
import type { StaffSession } from './staff-session';

/** The session to sign in to. */
type SignInFormProps = { session: StaffSession };

const emailField: FormField = {
  label: 'Email',
  type: 'email',
  required: true,
  maxLength: maxEmailLength,
  autoComplete: 'username',
};
const passwordField: FormField = {
  label: 'Password',
  type: 'text',
  required: true,
  // The most that Firebase Authentication takes.
  maxLength: 4096,
  autoComplete: 'current-password',
};

const wrongPassword = 'Email and password do not match. Check both.';

/** The message for a code of Firebase Authentication, with what to do about it. */
const problems: Readonly<Record<string, string>> = {
  'auth/invalid-credential': wrongPassword,
  // A project without e-mail enumeration protection tells these apart; we do not.
  'auth/wrong-password': wrongPassword,
  'auth/user-not-found': wrongPassword,
  'auth/invalid-email': 'This is not an email address.',
  'auth/user-disabled': 'This account is closed. Ask an administrator.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, or request a sign-in link.',
  'auth/popup-blocked': 'The browser blocked the window. Allow it for this page and try again.',
  'auth/popup-closed-by-user': 'The window was closed before you signed in. Try again.',
  'auth/invalid-action-code': 'This link has been used or has expired. Request a new one.',
  'auth/network-request-failed': 'The sign-in service cannot be reached. Check your connection.',
};

const problemOf = (error: unknown) =>
  (error instanceof FirebaseError && problems[error.code]) || 'You could not be signed in. Try again.';

/** Signing in by password, by a link sent by e-mail, or with Google. */
export function SignInForm({ session }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState('');
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const { describe, showErrors, handlers } = useFieldErrors(form, { email: emailField, password: passwordField });
  const [isBusy, setBusy] = useState(false);
  const isOpenedByLink = session.isOpenedByLink();

  const attempt = async (action: () => Promise<void>, done = '') => {
    setBusy(true);
    setMessage('');
    try {
      await action();
      setMessage(done);
    } catch (error) {
      console.error('Signing in failed:', error);
      setMessage(problemOf(error));
    }
    setBusy(false);
  };

  /** Whether the fields can be sent; each shows its own error. */
  const check = (fields: Readonly<Record<string, FormField>>): boolean => {
    const errors = findFieldErrors(fields, new URLSearchParams({ email, password }), words);
    showErrors(errors);
    setMessage('');
    return Object.keys(errors).length === 0;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check(isOpenedByLink ? { email: emailField } : { email: emailField, password: passwordField })) return;
    void attempt(() => (isOpenedByLink ? session.signInWithLink(email) : session.signInWithPassword(email, password)));
  };

  const sendLink = () => {
    if (!check({ email: emailField })) return;
    void attempt(() => session.sendLink(email), `A link was sent to ${email}. Open it in this browser.`);
  };

  return (
    // A browser has another rule for addresses than all forms here (docs/decisions/0024).
    <form className={styles.form} ref={form} onSubmit={submit} noValidate {...handlers}>
      <TextField {...describe('email')} type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
      {!isOpenedByLink && (
        <TextField
          {...describe('password')}
          type="password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      <p className={styles.ways}>
        <Button type="submit" disabled={isBusy}>
          Sign in
        </Button>
        {!isOpenedByLink && (
          <>
            <Button inverted size="small" disabled={isBusy} onClick={sendLink}>
              Send me a link
            </Button>
            <Button inverted size="small" disabled={isBusy} onClick={() => void attempt(session.signInWithGoogle)}>
              Sign in with Google
            </Button>
          </>
        )}
      </p>
      <p role="status">{message}</p>
    </form>
  );
}
