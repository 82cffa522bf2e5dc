import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { SignInForm } from './sign-in-form';
import type { StaffSession } from './staff-session';

function open(isOpenedByLink = false) {
  const session = {
    watch: () => () => {},
    signInWithPassword: jest.fn().mockResolvedValue(undefined),
    signInWithGoogle: jest.fn().mockResolvedValue(undefined),
    sendLink: jest.fn().mockResolvedValue(undefined),
    isOpenedByLink: () => isOpenedByLink,
    signInWithLink: jest.fn().mockResolvedValue(undefined),
    readAccount: () => ({ uid: '', name: '' }),
    check: jest.fn(),
    signOut: jest.fn(),
  } satisfies StaffSession;
  render(<SignInForm session={session} />);
  return session;
}

const email = () => screen.getByRole('textbox', { name: 'Email' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the browser checks nothing: it has another rule for addresses', () => {
  open();
  expect(email().closest('form')).toHaveAttribute('novalidate');
});

test('what is missing is said at its field, and nobody is signed in', async () => {
  const session = open();
  await press('Sign in');
  expect(email()).toHaveAccessibleDescription('Please enter your email');
  expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription('Please enter your password');
  expect(email()).toHaveFocus();
  expect(session.signInWithPassword).not.toHaveBeenCalled();
});

test('an e-mail address in any script signs in, an invalid one is refused (RFC 6531)', async () => {
  const session = open();
  await userEvent.type(email(), 'jörg@');
  await userEvent.type(screen.getByLabelText(/^Password/), 'correct horse');
  await press('Sign in');
  expect(email()).toHaveAccessibleDescription('Please enter an email address such as name@example.com');
  expect(session.signInWithPassword).not.toHaveBeenCalled();
  await userEvent.type(email(), 'plant.example');
  await press('Sign in');
  expect(session.signInWithPassword).toHaveBeenCalledWith('jörg@plant.example', 'correct horse');
  expect(email()).not.toHaveAccessibleDescription();
});

test('a link is sent without a password, and only to a valid address', async () => {
  const session = open();
  await userEvent.type(email(), 'jörg@');
  await press('Send me a link');
  expect(email()).toHaveAccessibleDescription('Please enter an email address such as name@example.com');
  expect(session.sendLink).not.toHaveBeenCalled();
  await userEvent.type(email(), 'plant.example');
  await press('Send me a link');
  expect(session.sendLink).toHaveBeenCalledWith('jörg@plant.example');
  expect(screen.getByRole('status')).toHaveTextContent('A link was sent to jörg@plant.example');
});

test('who comes by the link gives the address alone', async () => {
  const session = open(true);
  await userEvent.type(email(), 'jörg@plant.example');
  await press('Sign in');
  expect(session.signInWithLink).toHaveBeenCalledWith('jörg@plant.example');
});

test('who comes by the link is asked for nothing else', () => {
  open(true);
  expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sign in']);
});

test.each([
  ['auth/wrong-password', 'Email and password do not match. Check both.'],
  ['auth/user-not-found', 'Email and password do not match. Check both.'],
  ['auth/popup-blocked', 'The browser blocked the window. Allow it for this page and try again.'],
  ['auth/of-another-day', 'You could not be signed in. Try again.'],
])('%s is said in words, and can be tried again', async (code, text) => {
  const session = open();
  session.signInWithGoogle.mockRejectedValueOnce(new FirebaseError(code, code));
  await press('Sign in with Google');
  expectConsole('error', /^Signing in failed: /);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  await press('Sign in with Google');
  expect(session.signInWithGoogle).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('one attempt at a time', async () => {
  const session = open();
  let end = () => {};
  session.signInWithGoogle.mockReturnValueOnce(new Promise<void>((resolve) => (end = resolve)));
  await press('Sign in with Google');
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  await act(async () => end());
  for (const button of screen.getAllByRole('button')) expect(button).toBeEnabled();
});
