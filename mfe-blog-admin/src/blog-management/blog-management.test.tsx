import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useSharedStore } from 'shared-config/store';
import type { Post, PostContent } from '../posts/post';
import type { PostsStore } from '../posts/posts-store';
import { BlogManagement } from './blog-management';

const post: Post = {
  id: 'p1',
  title: 'First post',
  author: 'Ada',
  publishDate: '2026-01-02',
  category: 'Fleet',
  excerpt: 'What it is about',
  updatedAt: '2026-01-02T00:00:00.000Z',
  content: [
    { id: 1, type: 'paragraph', content: '<p>Some <strong>bold</strong> text</p>' },
    { id: 4, type: 'heading', content: 'A heading' },
    { id: 5, type: 'list', content: '', items: ['one', 'two'] },
    { id: 6, type: 'cta', content: 'Write to us', email: 'us@example.com' },
  ],
};

const alertMock = jest.fn();
const confirmMock = jest.fn<boolean, [string?]>();
let store: jest.Mocked<PostsStore>;
let onError: jest.SpyInstance;

beforeEach(() => {
  store = {
    list: jest.fn<Promise<Post[]>, []>().mockResolvedValue([post]),
    add: jest.fn<Promise<string>, [PostContent]>().mockResolvedValue('p2'),
    save: jest.fn<Promise<void>, [string, PostContent]>().mockResolvedValue(undefined),
    remove: jest.fn<Promise<void>, [string]>().mockResolvedValue(undefined),
  };
  alertMock.mockReset();
  confirmMock.mockReset().mockReturnValue(true);
  window.alert = alertMock;
  window.confirm = confirmMock;
  window.scrollTo = jest.fn();
  onError = jest.spyOn(console, 'error').mockImplementation(() => {});
  useSharedStore.setState(useSharedStore.getInitialState(), true);
});
afterEach(() => jest.restoreAllMocks());

const open = () =>
  act(async () =>
    render(
      <main>
        <BlogManagement store={store} />
      </main>,
      { wrapper: MemoryRouter },
    ),
  );
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const type = async (name: string, text: string) => {
  await userEvent.clear(screen.getByRole('textbox', { name }));
  await userEvent.type(screen.getByRole('textbox', { name }), text);
};
const blockLabels = () => screen.getAllByRole('button', { name: /^Delete block/ }).length;

describe('list (§2)', () => {
  test('header, and a card with all that is specified; one query', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
    expect(screen.getByText('Manage all your blog posts')).toBeVisible();
    const card = within(screen.getByRole('article'));
    for (const text of ['Fleet', 'First post', 'What it is about', 'Ada', '2026-01-02'])
      expect(card.getByText(text)).toBeVisible();
    for (const name of ['Edit First post', 'Delete First post', 'Read Article'])
      expect(card.getByRole('button', { name })).toBeVisible();
    expect(store.list).toHaveBeenCalledTimes(1);
  });

  test('without posts it says so and offers a start', async () => {
    store.list.mockResolvedValue([]);
    await open();
    expect(screen.getByRole('heading', { name: 'No blog posts yet' })).toBeVisible();
    expect(screen.getByText('Get started by creating your first blog post')).toBeVisible();
    await click('Create Your First Post');
    expect(screen.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  });

  test('a failed load is logged only, the list stays empty (§8)', async () => {
    store.list.mockRejectedValue(new Error('offline'));
    await open();
    expect(onError).toHaveBeenCalledWith('The posts could not be loaded:', expect.any(Error));
    expect(alertMock).not.toHaveBeenCalled();
    expect(screen.getByText('No blog posts yet')).toBeVisible();
  });
});

describe('create and edit (§2, §4, §5)', () => {
  test('a new post is added with its fields and updatedAt, and is in the list', async () => {
    await open();
    await click('New Blog Post');
    expect(screen.getByRole('textbox', { name: 'Excerpt' })).toHaveAttribute('rows', '3');
    await type('Title', 'Second post');
    await type('Author', 'Grace');
    await click('+ Callout');
    expect(screen.getByRole('textbox', { name: 'Callout, block 2' })).toHaveAttribute('rows', '2');
    await click('Save Blog');
    expect(store.add).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Second post',
        author: 'Grace',
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      }),
    );
    expect(store.add.mock.calls[0]?.[0].content[1]).toEqual({
      id: 2,
      type: 'callout',
      content: 'Important note or callout...',
    });
    expect(screen.getByRole('heading', { name: 'Second post' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  });

  test('an edited post overwrites the document of its id', async () => {
    await open();
    await click('Edit First post');
    expect(screen.getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('First post');
    await type('Heading, block 2', 'Changed');
    await click('Update Blog');
    expect(store.save).toHaveBeenCalledWith('p1', expect.objectContaining({ title: 'First post' }));
    expect(store.save.mock.calls[0]?.[1].content[1]).toEqual({ id: 4, type: 'heading', content: 'Changed' });
    await click('New Blog Post');
    expect(screen.getByRole('button', { name: 'Save Blog' })).toBeVisible();
  });

  test.each(['', '   '])('the title "%s" raises the alert, and nothing is saved (§5)', async (title) => {
    await open();
    await click('New Blog Post');
    if (title) await type('Title', title);
    await click('Save Blog');
    expect(alertMock).toHaveBeenCalledWith('Please enter a blog title');
    expect(store.add).not.toHaveBeenCalled();
  });

  test('a failed save raises the alert, is logged, and the form keeps everything (§8)', async () => {
    store.add.mockRejectedValue(new Error('offline'));
    await open();
    await click('New Blog Post');
    await type('Title', 'Kept');
    await click('Save Blog');
    expect(alertMock).toHaveBeenCalledWith('Failed to save blog');
    expect(onError).toHaveBeenCalledWith('The post could not be saved:', expect.any(Error));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept');
    expect(screen.getByRole('button', { name: 'Save Blog' })).toBeEnabled();
  });

  test('blocks are added at the end and deleted, but never the last one; list items come and go', async () => {
    await open();
    await click('New Blog Post');
    expect(screen.getByRole('button', { name: 'Delete block 1' })).toBeDisabled();
    await click('+ List');
    expect(screen.getByRole('textbox', { name: 'List, block 2, item 1' })).toHaveValue('New list item');
    await click('Add item');
    await type('List, block 2, item 2', 'Second');
    await click('Remove item 1');
    expect(screen.getByRole('textbox', { name: 'List, block 2, item 1' })).toHaveValue('Second');
    await click('+ CTA');
    expect(screen.getByRole('textbox', { name: 'CTA, block 3: email' })).toHaveAttribute('type', 'email');
    await click('Delete block 1');
    await click('Delete block 1');
    expect(blockLabels()).toBe(1);
    expect(screen.getByRole('button', { name: 'Delete block 1' })).toBeDisabled();
  });

  test('going back asks when something was changed, and not otherwise', async () => {
    await open();
    await click('New Blog Post');
    await click('Back to Blog List');
    expect(confirmMock).not.toHaveBeenCalled();
    await click('New Blog Post');
    await type('Title', 'Unsaved');
    confirmMock.mockReturnValueOnce(false);
    await click('Back to Blog List');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Unsaved');
  });
});

test('view: badge, title, author, date, blocks, and two ways on (§2)', async () => {
  await open();
  await click('Read Article');
  expect(screen.getByRole('heading', { level: 1, name: 'First post' })).toBeVisible();
  for (const text of ['Fleet', 'Ada', '2026-01-02', 'bold', 'A heading', 'one', 'two', 'Write to us']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'us@example.com' })).toHaveAttribute('href', 'mailto:us@example.com');
  await click('Edit Post');
  expect(screen.getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible();
  await click('Back to Blog List');
  expect(screen.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
});

test('each screen starts at its top, with its heading in focus', async () => {
  await open();
  expect(window.scrollTo).not.toHaveBeenCalled();
  await click('New Blog Post');
  expect(screen.getByRole('heading', { name: 'Create New Blog Post' })).toHaveFocus();
  await click('Back to Blog List');
  expect(screen.getByRole('heading', { name: 'Blog Management' })).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
});

describe('delete (§7, §8)', () => {
  test('it asks first, and goes on only on yes', async () => {
    confirmMock.mockReturnValue(false);
    await open();
    await click('Delete First post');
    expect(confirmMock).toHaveBeenCalledWith('Are you sure you want to delete this blog?');
    expect(store.remove).not.toHaveBeenCalled();
    confirmMock.mockReturnValue(true);
    await click('Delete First post');
    expect(store.remove).toHaveBeenCalledWith('p1');
    expect(screen.getByText('No blog posts yet')).toBeVisible();
  });

  test('when it fails the card is back, and it is said', async () => {
    store.remove.mockRejectedValue(new Error('offline'));
    await open();
    await click('Delete First post');
    expect(await screen.findByRole('heading', { name: 'First post' })).toBeVisible();
    expect(useSharedStore.getState().notices.map(({ text }) => text)).toEqual([
      '"First post" could not be deleted and is back in the list. Check your connection and try again.',
    ]);
  });
});
