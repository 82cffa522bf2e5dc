/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, Link } from 'react-router-dom';
import { provideBasePath } from '../../page/base-path';
import { useFollowOnce } from './use-follow-once';

function Links() {
  useFollowOnce();
  return ['/a', '/b'].map((path) => (
    <Link key={path} to={path}>
      {path}
    </Link>
  ));
}
const press = (path: string) => screen.getByRole('link', { name: path }).click();

test('a link pressed again before its page is there adds one entry to the history', () => {
  render(<Links />, { wrapper: BrowserRouter });
  const { length } = history;
  act(() => {
    press('/a');
    press('/a');
    press('/b');
    press('/b');
  });
  expect(history.length).toBe(length + 2);
  act(() => press('/a'));
  expect(history.length).toBe(length + 3);
  expect(location.pathname).toBe('/a');
});

test('pressed again with a key that opens a tab, it is the browser that follows it', () => {
  render(<Links />, { wrapper: BrowserRouter });
  const pressed: boolean[] = [];
  const note = (event: Event) => {
    pressed.push(event.defaultPrevented);
    // jsdom would follow it.
    event.preventDefault();
  };
  act(() => press('/b'));
  act(() => {
    press('/a');
    window.addEventListener('click', note);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
      screen
        .getByRole('link', { name: '/a' })
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
  });
  window.removeEventListener('click', note);
  expect(pressed).toEqual([false, false, false]);
});

test('below a base path, a link pressed again adds one entry as well', () => {
  provideBasePath('/robots');
  history.replaceState(null, '', '/robots/');
  const below = ({ children }: { children: ReactNode }) => (
    <BrowserRouter basename="/robots/">{children}</BrowserRouter>
  );
  render(<Links />, { wrapper: below });
  const { length } = history;
  act(() => {
    press('/a');
    press('/a');
  });
  provideBasePath('');
  expect(history.length).toBe(length + 1);
  expect(location.pathname).toBe('/robots/a');
});
