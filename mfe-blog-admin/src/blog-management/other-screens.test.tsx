import { act, screen } from '@testing-library/react';
import { expectConsole } from 'shared-config/presets/jest/expect-console';
import { click, open } from './blog-management.test.setup';
import { loadOtherScreens } from './load-other-screens';

jest.mock('./load-other-screens');
const load = jest.mocked(loadOtherScreens);
const loadReally = () =>
  jest.requireActual<typeof import('./load-other-screens')>('./load-other-screens').loadOtherScreens();

test('a screen that is opened before its code is there says so, and has the focus once it is shown', async () => {
  let arrive = () => {};
  load.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(loadReally()))));
  await open();
  await click('New Blog Post');
  expect(screen.getByText('Loading…')).toBeVisible();
  await act(async () => {
    arrive();
    await loadReally();
  });
  expect(screen.getByRole('heading', { name: 'Create New Blog Post' })).toHaveFocus();
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
});

test('a screen whose code cannot be loaded says what to do, and is loaded again when it is opened again', async () => {
  load.mockRejectedValue(new Error('offline'));
  await open();
  await click('New Blog Post');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This screen could not be loaded. Check your connection, go back and open it again.',
  );
  expectConsole('error', /^The screens behind the list of posts could not be loaded: Error: offline/);
  load.mockImplementation(loadReally);
  await click('Back to Blog List');
  await click('New Blog Post');
  await act(async () => void (await loadReally()));
  expect(screen.getByRole('heading', { name: 'Create New Blog Post' })).toHaveFocus();
});
