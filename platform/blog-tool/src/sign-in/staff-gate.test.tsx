import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMayPublish } from '../posts/role';
import { StaffGate } from './staff-gate';
import type { StaffSession, StaffState } from './staff-session';

const user = userEvent.setup({ delay: null });
const staff = { kind: 'staff', email: 'ada@a.example', role: 'publisher' } as const;

function open() {
  let tell: (state: StaffState) => void = () => {};
  const [stop, signOut] = [jest.fn(), jest.fn().mockResolvedValue(undefined)];
  const session: StaffSession = {
    watch: (onChange) => {
      tell = onChange;
      return stop;
    },
    signInWithPassword: jest.fn(),
    signInWithGoogle: jest.fn(),
    sendLink: jest.fn(),
    isOpenedByLink: () => false,
    signInWithLink: jest.fn(),
    readAccount: () => ({ uid: '', name: '' }),
    check: jest.fn(),
    signOut,
  };
  const shown = render(
    <StaffGate session={session}>
      <input aria-label="What was typed" />
      <Rights />
    </StaffGate>,
  );
  return { ...shown, stop, signOut, become: (state: StaffState) => act(() => tell(state)) };
}
function Rights() {
  return <p>{useMayPublish() ? 'Everything' : 'Drafts'}</p>;
}

const tool = () => screen.queryByRole('textbox', { name: 'What was typed' });

test('the tool is there for staff alone', async () => {
  const { become, signOut, stop, unmount } = open();
  expect(screen.getByRole('status')).toHaveTextContent('Checking your sign-in…');
  become({ kind: 'signed-out' });
  expect(screen.getByRole('heading', { name: 'Sign in to the blog tool' })).toBeVisible();
  become({ kind: 'stranger', email: 'guest@a.example' });
  expect(screen.getByText('guest@a.example is not staff')).toBeVisible();
  expect(tool()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(signOut).toHaveBeenCalledTimes(1);
  become(staff);
  expect(tool()).toBeVisible();
  expect(screen.getByText('Signed in as ada@a.example, publisher')).toBeVisible();
  expect(screen.getByText('Everything')).toBeVisible();
  become({ ...staff, role: 'writer' });
  expect(screen.getByText('Signed in as ada@a.example, writer')).toBeVisible();
  expect(screen.getByText('Drafts')).toBeVisible();
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('what was typed stays behind a dialog when a session ends, but not on signing out', async () => {
  const { become } = open();
  become(staff);
  await user.type(tool() ?? document.body, 'Half a post');
  become({ kind: 'signed-out' });
  expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  expect(tool()).toHaveValue('Half a post');
  expect(screen.queryByText(/^Signed in as/)).not.toBeInTheDocument();
  become({ kind: 'stranger', email: 'guest@a.example' });
  expect(screen.getByRole('dialog')).toHaveTextContent('guest@a.example is not staff');
  become(staff);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(tool()).toHaveValue('Half a post');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  become({ kind: 'signed-out' });
  expect(tool()).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
