/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { ToolRouter } from './tool-router';

function Place() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <p>{`${pathname}${search} ${String(state)}`}</p>
      <Link to="?edit=1" state="key">
        Post
      </Link>
      <Link to="?trash" replace>
        Trash
      </Link>
      <Link to="/products/Tools?product=drill#compare">Robots</Link>
    </>
  );
}

const open = (address: string) => {
  history.replaceState(null, '', address);
  return render(
    <ToolRouter basename="/">
      <Place />
    </ToolRouter>,
  );
};

test('a screen of the tool has its own address, and Back returns to the one before', async () => {
  open('/desk');
  const { length } = history;
  await userEvent.click(screen.getByText('Post'));
  expect(screen.getByText('/desk?edit=1 key')).toBeVisible();
  expect([location.search, history.state, history.length]).toEqual(['?edit=1', 'key', length + 1]);
  await userEvent.click(screen.getByText('Trash'));
  expect([location.search, history.length]).toEqual(['?trash', length + 1]);
  const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await back;
  });
  expect(screen.getByText('/desk null')).toBeVisible();
});

test('a reload comes back to the screen, with what its entry in the history keeps', () => {
  history.replaceState('key', '', '/desk?edit=1');
  render(
    <ToolRouter basename="/">
      <Place />
    </ToolRouter>,
  );
  expect(screen.getByText('/desk?edit=1 key')).toBeVisible();
});

test('a link out of the tool has its whole address, which is loaded in full', async () => {
  open('/desk?edit=1');
  expect(screen.getByText('Robots')).toHaveAttribute('href', '/products/Tools?product=drill#compare');
  const { length } = history;
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  await userEvent.click(screen.getByText('Robots'));
  // jsdom goes nowhere, and says so.
  expect(errors).toHaveBeenCalled();
  expect([location.search, history.length]).toEqual(['?edit=1', length]);
});
