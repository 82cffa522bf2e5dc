import { act, screen, within } from '@testing-library/react';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { alertMock, click, fill, holdPosts, holdRequests, open, store } from './blog-management.test.setup';

describe('list (§2)', () => {
  test('shows the header, and a card with everything specified, from one query', async () => {
    const list = jest.spyOn(store, 'list');
    await open();
    expect(screen.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
    expect(screen.getByText('Manage all your blog posts')).toBeVisible();
    const card = within(screen.getByRole('article'));
    for (const text of ['Fleet', 'First post', 'What it is about', 'Ada', '2 January 2026'])
      expect(card.getByText(text)).toBeVisible();
    for (const name of ['Edit First post', 'Delete First post', 'Read Article'])
      expect(card.getByRole('button', { name })).toBeVisible();
    expect(list).toHaveBeenCalledTimes(1);
  });

  test('without posts it says so and offers to create the first one', async () => {
    await holdPosts({});
    await open();
    expect(screen.getByRole('heading', { name: 'No blog posts yet' })).toBeVisible();
    expect(screen.getByText('Get started by creating your first blog post')).toBeVisible();
    await click('Create Your First Post');
    expect(screen.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  });

  test('a failed load is only logged, and the list stays empty (§8)', async () => {
    jest.spyOn(store, 'list').mockRejectedValue(new Error('offline'));
    await open();
    expectConsole('error', /^The posts could not be loaded: Error/);
    expect(alertMock).not.toHaveBeenCalled();
    expect(screen.getByText('No blog posts yet')).toBeVisible();
  });
});

test('the view has badge, title, author, date, blocks and two buttons (§2)', async () => {
  await open();
  await click('Read Article');
  expect(screen.getByRole('heading', { level: 1, name: 'First post' })).toBeVisible();
  for (const text of ['Fleet', 'Ada', '2 January 2026', 'bold', 'A heading', 'one', 'two', 'Write to us']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'us@example.com' })).toHaveAttribute('href', 'mailto:us@example.com');
  await click('Edit Post');
  expect(screen.getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible();
  await click('Back to Blog List');
  expect(screen.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
});

test('each screen is shown from its top, with the focus on its heading or first field', async () => {
  await open();
  expect(window.scrollTo).not.toHaveBeenCalled();
  await click('New Blog Post');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await click('Back to Blog List');
  expect(screen.getByRole('heading', { name: 'Blog Management' })).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
  await click('Edit First post');
  expect(screen.getByRole('heading', { name: 'Edit Blog Post' })).toHaveFocus();
});

describe('while the list is loading', () => {
  test('the tool says so, and not that there are no posts', async () => {
    const letPass = holdRequests();
    await open();
    expect(screen.getByText('Loading blog posts…')).toHaveAttribute('role', 'status');
    expect(screen.queryByText('No blog posts yet')).not.toBeInTheDocument();
    await letPass();
    expect(screen.queryByText('Loading blog posts…')).not.toBeInTheDocument();
    expect(screen.getByRole('article')).toBeVisible();
  });

  test('a post can be saved, and is in the list afterwards, once', async () => {
    const { list } = store;
    let load = () => {};
    const begun = new Promise<void>((resolve) => {
      load = resolve;
    });
    jest.spyOn(store, 'list').mockImplementationOnce(() => begun.then(list));
    await open();
    await click('New Blog Post');
    await fill('Title', 'Saved at once');
    await click('Save Blog');
    await act(async () => load());
    expect(await screen.findByRole('heading', { name: 'First post' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Saved at once' })).toBeVisible();
  });
});
