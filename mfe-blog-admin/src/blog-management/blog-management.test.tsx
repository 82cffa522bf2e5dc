import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Post, PostContent } from 'shared-config/posts/post';
import { listKeptDrafts } from '../posts/kept-drafts';
import { PostConflictError, type PostsStore } from '../posts/posts-store';
import { BlogManagement } from './blog-management';

const post: Post = {
  id: 'p1',
  title: 'First post',
  author: 'Ada',
  publishDate: '2026-01-02',
  category: 'Fleet',
  excerpt: 'What it is about',
  updatedAt: '2026-01-02T00:00:00.000Z',
  status: 'published',
  slug: 'first-post',
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
    save: jest.fn<Promise<void>, [string, PostContent, string]>().mockResolvedValue(undefined),
    remove: jest.fn<Promise<void>, [string]>().mockResolvedValue(undefined),
  };
  alertMock.mockReset();
  confirmMock.mockReset().mockReturnValue(true);
  window.alert = alertMock;
  window.confirm = confirmMock;
  window.scrollTo = jest.fn();
  onError = jest.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.clear();
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
    expect(store.save).toHaveBeenCalledWith(
      'p1',
      expect.objectContaining({ title: 'First post', slug: 'first-post', status: 'published' }),
      post.updatedAt,
    );
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
    expect(
      screen.getByText(
        '"First post" could not be deleted and is back in the list. Check your connection and try again.',
      ),
    ).toBeVisible();
  });
});

describe('writing', () => {
  const places = () =>
    screen
      .getAllByRole('combobox', { name: /^Type of block/ })
      .map((box) => box instanceof HTMLSelectElement && box.value);

  test('a block is inserted between others, moved by button and by key, copied, and every move is announced', async () => {
    await open();
    await click('Edit First post');
    await click('Insert Callout after block 1');
    expect(places()).toEqual(['paragraph', 'callout', 'heading', 'list', 'cta']);
    expect(screen.getByRole('textbox', { name: 'Callout, block 2' })).toHaveFocus();
    await click('Move block 2 down');
    expect(places()).toEqual(['paragraph', 'heading', 'callout', 'list', 'cta']);
    expect(screen.getByText('Callout moved to place 3 of 5')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Move block 3: drag/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(places()).toEqual(['paragraph', 'heading', 'list', 'cta', 'callout']);
    expect(screen.getByRole('button', { name: 'Move block 5 down' })).toBeDisabled();
    await click('Duplicate block 2');
    expect(places()).toEqual(['paragraph', 'heading', 'heading', 'list', 'cta', 'callout']);
    expect(screen.getByRole('textbox', { name: 'Heading, block 3' })).toHaveValue('A heading');
  });

  test('a block turned into another type keeps its words', async () => {
    await open();
    await click('Edit First post');
    const turn = (place: number, label: string) =>
      userEvent.selectOptions(screen.getByRole('combobox', { name: `Type of block ${place}` }), label);
    await turn(1, 'Heading');
    expect(screen.getByRole('textbox', { name: 'Heading, block 1' })).toHaveValue('Some bold text');
    await turn(3, 'Callout');
    expect(screen.getByRole('textbox', { name: 'Callout, block 3' })).toHaveValue('one\ntwo');
    await turn(3, 'List');
    expect(screen.getByRole('textbox', { name: 'List, block 3, item 2' })).toHaveValue('two');
  });

  test('undo and redo go through the whole post, whatever was changed', async () => {
    await open();
    await click('Edit First post');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await type('Title', 'Changed');
    await click('Delete block 4');
    await click('Undo');
    expect(blockLabels()).toBe(4);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('First post');
    await click('Redo');
    await click('Redo');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Changed');
    expect(blockLabels()).toBe(3);
  });

  test('the preview shows what readers will see, while it is typed', async () => {
    await open();
    await click('Edit First post');
    await type('Heading, block 2', 'Seen at once');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByRole('heading', { name: 'Seen at once' })).toBeVisible();
    await click('Preview');
    expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
  });

  test('Ctrl+S saves; what was not changed is not sent', async () => {
    await open();
    await click('Edit First post');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByRole('heading', { name: 'Blog Management' });
    expect(store.save).not.toHaveBeenCalled();
    await click('Edit First post');
    await type('Title', 'Changed');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByRole('heading', { name: 'Blog Management' });
    expect(store.save).toHaveBeenCalledTimes(1);
  });

  test('an address is made of the title once, and is no other post’s', async () => {
    await open();
    await click('New Blog Post');
    await type('Title', 'First Post!');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Published: readers see it');
    await click('Save Blog');
    expect(store.add).toHaveBeenCalledWith(expect.objectContaining({ slug: 'first-post-2', status: 'published' }));
    await click('Edit First post');
    await type('Title', 'Another title');
    await click('Update Blog');
    expect(store.save).toHaveBeenCalledWith('p1', expect.objectContaining({ slug: 'first-post' }), post.updatedAt);
  });
});

describe('nobody loses a word', () => {
  test('unsaved work is kept every two seconds, offered after a crash, and gone once saved', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { unmount } = await open();
    await user.click(screen.getByRole('button', { name: 'New Blog Post' }));
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Half a thought');
    expect(listKeptDrafts()).toEqual([]);
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByText(/^Draft kept in this browser at/)).toBeVisible();
    unmount();
    jest.useRealTimers();

    await open();
    await click('Continue with Half a thought');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought');
    await click('Save Blog');
    expect(store.add).toHaveBeenCalledWith(expect.objectContaining({ title: 'Half a thought' }));
    expect(screen.queryByText('Unsaved work')).not.toBeInTheDocument();
    expect(listKeptDrafts()).toEqual([]);
  });

  test('kept work on a post is found when the post is edited, and can be discarded from the list', async () => {
    const { unmount } = await open();
    await click('Edit First post');
    await type('Title', 'Better title');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    unmount();
    const again = await open();
    await click('Edit First post');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Better title');
    again.unmount();
    await open();
    await click('Discard Better title');
    expect(listKeptDrafts()).toEqual([]);
    expect(screen.queryByText('Unsaved work')).not.toBeInTheDocument();
  });

  describe('somebody else saved first', () => {
    const theirs: Post = { ...post, title: 'Their title', updatedAt: '2026-01-03T00:00:00.000Z' };
    const begin = async (stored: Post | undefined) => {
      store.save.mockRejectedValueOnce(new PostConflictError('p1', stored));
      await open();
      await click('Edit First post');
      await type('Title', 'My title');
      await click('Update Blog');
      return within(await screen.findByRole('dialog'));
    };

    test('it is said, theirs can be seen, and going back keeps everything', async () => {
      const dialog = await begin(theirs);
      expect(dialog.getByRole('heading', { name: 'Somebody else has changed this post' })).toBeVisible();
      expect(alertMock).not.toHaveBeenCalled();
      await click('See theirs');
      expect(dialog.getByRole('heading', { name: 'Their title' })).toBeVisible();
      await click('Back to editing');
      expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('My title');
    });

    test('mine is kept as a copy: both are in the list', async () => {
      await begin(theirs);
      await click('Keep mine as a copy');
      expect(store.add).toHaveBeenCalledWith(expect.objectContaining({ title: 'My title (my version)' }));
      expect(await screen.findByRole('heading', { name: 'Their title' })).toBeVisible();
      expect(screen.getByRole('heading', { name: 'My title (my version)' })).toBeVisible();
    });

    test('overwriting names the version that was seen', async () => {
      await begin(theirs);
      await click('Overwrite theirs');
      expect(store.save).toHaveBeenLastCalledWith(
        'p1',
        expect.objectContaining({ title: 'My title' }),
        theirs.updatedAt,
      );
    });

    test('a post that was deleted meanwhile can be kept as a new one', async () => {
      const dialog = await begin(undefined);
      expect(dialog.queryByRole('button', { name: 'Overwrite theirs' })).not.toBeInTheDocument();
      await click('Keep mine as a copy');
      expect(store.add).toHaveBeenCalledWith(expect.objectContaining({ title: 'My title' }));
    });
  });
});

describe('many posts', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...post,
    id: `p${index}`,
    title: `Post ${index}`,
    category: index % 3 ? 'Fleet' : 'Safety',
    publishDate: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
  }));

  test('a page of them is shown, with search, category and sorting over all', async () => {
    store.list.mockResolvedValue(many);
    await open();
    expect(screen.getAllByRole('article')).toHaveLength(24);
    expect(screen.getByText('60 posts')).toBeVisible();
    await click('Next page');
    await click('Next page');
    expect(screen.getAllByRole('article')).toHaveLength(12);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Safety (20)');
    expect(screen.getByText('20 of 60 posts')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'POST 5');
    // 5 is Fleet; 51, 54 and 57 are Safety.
    expect(screen.getByText('3 of 60 posts')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'By title');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Post 51',
      'Post 54',
      'Post 57',
    ]);
  });
});
