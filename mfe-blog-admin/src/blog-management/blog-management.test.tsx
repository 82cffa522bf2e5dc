import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expectConsole } from 'shared-config/presets/jest/expect-console';
import { listKeptDrafts } from '../posts/kept-drafts';
import type { PlainFields } from '../posts/plain-values';
import { PostConflictError, type PostsStore } from '../posts/posts-store';
import { readStoredPost, type StoredPost } from '../posts/stored-post';
import { BlogManagement } from './blog-management';

const fields = {
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
const post = readStoredPost('p1', fields);

const alertMock = jest.fn();
const confirmMock = jest.fn<boolean, [string?]>();
let store: jest.Mocked<PostsStore>;

beforeEach(() => {
  store = {
    list: jest.fn<Promise<StoredPost[]>, []>().mockResolvedValue([post]),
    add: jest.fn<Promise<string>, [PlainFields]>().mockResolvedValue('p2'),
    save: jest.fn<Promise<void>, [string, PlainFields, string]>().mockResolvedValue(undefined),
    remove: jest.fn<Promise<void>, [string]>().mockResolvedValue(undefined),
    isSlugTaken: jest.fn<Promise<boolean>, [string, string?]>().mockResolvedValue(false),
  };
  alertMock.mockReset();
  confirmMock.mockReset().mockReturnValue(true);
  window.alert = alertMock;
  window.confirm = confirmMock;
  window.scrollTo = jest.fn();
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
    expectConsole('error', /^The posts could not be loaded: Error/);
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
    expect(store.add.mock.calls[0]?.[0].content).toEqual([
      expect.objectContaining({ id: 1, type: 'paragraph' }),
      { id: 2, type: 'callout', content: 'Important note or callout...' },
    ]);
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
    expect(store.save.mock.calls[0]?.[1].content).toContainEqual({ id: 4, type: 'heading', content: 'Changed' });
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
    expectConsole('error', /^The post could not be saved: Error/);
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
  const list = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  test('it asks first, and goes on only on yes; then the post leaves the list, and nothing is deleted', async () => {
    confirmMock.mockReturnValue(false);
    await open();
    await click('Delete First post');
    expect(confirmMock).toHaveBeenCalledWith('Are you sure you want to delete this blog?');
    expect(list()).toEqual(['First post']);
    confirmMock.mockReturnValue(true);
    await click('Delete First post');
    expect(list()).toEqual([]);
    expect(screen.getByText('No blog posts yet')).toBeVisible();
    expect(screen.getByText('Removed from this list. Readers still see it.')).toBeVisible();
    expect(store.remove).not.toHaveBeenCalled();
  });

  test('the notice is announced and has the focus, which goes back to the card with it', async () => {
    await open();
    await click('Delete First post');
    expect(screen.getByText('Removed from this list. Readers still see it.').closest('[role=status]')).not.toBeNull();
    expect(undo()).toHaveFocus();
    expect(undo()).toHaveAccessibleDescription('First post Removed from this list. Readers still see it.');
    await click('Undo');
    expect(screen.getByRole('button', { name: 'Delete First post' })).toHaveFocus();
    expect(screen.queryByText(/^Removed from this list/)).not.toBeInTheDocument();
  });

  test('of a draft, and of a post that readers are not shown, the notice says so', async () => {
    const { excerpt: _excerpt, ...incomplete } = fields;
    store.list.mockResolvedValue([
      readStoredPost('p1', { ...fields, title: 'A draft', status: 'draft' }),
      readStoredPost('p2', { ...incomplete, title: 'Half a post' }),
    ]);
    await open();
    await click('Delete A draft');
    await click('Delete Half a post');
    expect(screen.getAllByText('Removed from this list. It is still stored, and readers do not see it.')).toHaveLength(
      2,
    );
  });

  test('several are removed, and each is put back at its place; the others are counted', async () => {
    store.list.mockResolvedValue(
      ['A', 'B', 'C'].map((title) => readStoredPost(title, { ...fields, title, category: title })),
    );
    await open();
    for (const name of ['Delete A', 'Delete C', 'Delete B']) await click(name);
    expect(list()).toEqual([]);
    for (const [index, found] of [
      [1, ['B']],
      [0, ['A', 'B']],
      [0, ['A', 'B', 'C']],
    ] as const) {
      const button = screen.getAllByRole('button', { name: 'Undo' })[index];
      if (button) await userEvent.click(button);
      expect(list()).toEqual(found);
    }
    await click('Delete B');
    expect(screen.getByText('2 posts')).toBeVisible();
    expect(screen.queryByRole('option', { name: 'B (1)' })).not.toBeInTheDocument();
  });

  test('what was removed stays removed on the other screens, and is there again after a reload', async () => {
    const { unmount } = await open();
    await click('Delete First post');
    await click('New Blog Post');
    await click('Back to Blog List');
    expect(list()).toEqual([]);
    expect(undo()).toBeVisible();
    unmount();
    await open();
    expect(list()).toEqual(['First post']);
  });

  test('deleting everywhere asks again, and then deletes the document', async () => {
    store.list.mockResolvedValue([post, readStoredPost('p2', { ...fields, title: 'Second post' })]);
    await open();
    await click('Delete First post');
    confirmMock.mockClear().mockReturnValueOnce(false);
    await click('Delete everywhere');
    expect(confirmMock).toHaveBeenCalledWith(
      'Delete “First post” everywhere? Readers will no longer see it, and it cannot be brought back.',
    );
    expect(store.remove).not.toHaveBeenCalled();
    await click('Delete everywhere');
    expect(store.remove).toHaveBeenCalledWith('p1');
    expect(await screen.findByText('“First post” is deleted everywhere.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit Second post' })).toHaveFocus();
  });

  test('while it is being deleted nothing else can be done with it, and after the last one the heading has the focus', async () => {
    let finish = () => {};
    store.remove.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await open();
    await click('Delete First post');
    await click('Delete everywhere');
    await click('Delete everywhere');
    await click('Undo');
    expect(screen.getByText('Deleting everywhere…')).toBeVisible();
    expect(list()).toEqual([]);
    await act(async () => finish());
    expect(store.remove).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Blog Management' })).toHaveFocus();
  });

  test('when that fails it is said, and it can be tried again or undone', async () => {
    store.remove.mockRejectedValueOnce(new Error('offline'));
    await open();
    await click('Delete First post');
    await click('Delete everywhere');
    expect(
      await screen.findByText('It could not be deleted and is still stored. Check your connection and try again.'),
    ).toBeVisible();
    expectConsole('error', /^The post could not be deleted: Error/);
    expect(screen.getByRole('button', { name: 'Delete everywhere' })).toHaveFocus();
    await click('Undo');
    expect(list()).toEqual(['First post']);
  });

  test('a removed post keeps its slug to itself', async () => {
    await open();
    await click('Delete First post');
    await click('New Blog Post');
    await type('Title', 'First post');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Published: readers see it');
    await click('Save Blog');
    expect(store.add).toHaveBeenCalledWith(expect.objectContaining({ slug: 'first-post-2' }));
  });
});

describe('what is stored of a post (§3)', () => {
  const never = { title: 'Never published', author: '', publishDate: '2026-01-02', category: '', excerpt: '' };
  const choose = (status: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), status);
  const savedFields = () => store.save.mock.calls.at(-1)?.[1];

  test('of one that was never published: exactly the fields of §3, with updatedAt', async () => {
    await open();
    await click('New Blog Post');
    await type('Title', 'A thought');
    await click('Save Blog');
    expect(Object.keys(store.add.mock.calls[0]?.[0] ?? {}).sort()).toEqual(
      ['author', 'category', 'content', 'excerpt', 'publishDate', 'title', 'updatedAt'].sort(),
    );
  });

  test('status and slug come with publishing; taken back, both stay, so that no link breaks', async () => {
    const stored = { ...never, content: fields.content, updatedAt: '2026-01-02T00:00:00.000Z' };
    store.list.mockResolvedValue([readStoredPost('p1', stored)]);
    await open();
    expect(screen.getByText('Draft')).toBeVisible();
    await click('Edit Never published');
    await click('Update Blog');
    expect(savedFields()).toEqual({ ...stored, updatedAt: expect.any(String) });
    await click('Edit Never published');
    await choose('Published: readers see it');
    await click('Update Blog');
    const published = { ...stored, status: 'published', slug: 'never-published', updatedAt: expect.any(String) };
    expect(savedFields()).toEqual(published);
    await click('Edit Never published');
    await choose('Draft: staff alone see it');
    await type('Title', 'Another title');
    await click('Update Blog');
    expect(savedFields()).toEqual({ ...published, title: 'Another title', status: 'draft' });
    await click('Edit Another title');
    await choose('Published: readers see it');
    await click('Update Blog');
    expect(savedFields()).toEqual({ ...published, title: 'Another title' });
  });

  test('a slug that somebody else took meanwhile is asked for in the store', async () => {
    store.isSlugTaken.mockImplementation(async (slug) => slug === 'fresh');
    await open();
    await click('New Blog Post');
    await type('Title', 'Fresh');
    await choose('Published: readers see it');
    await click('Save Blog');
    expect(store.add).toHaveBeenCalledWith(expect.objectContaining({ slug: 'fresh-2' }));
  });
});

describe('documents that do not fit (§7)', () => {
  const stored = {
    title: 42,
    publishDate: { __timestamp__: [1767225600, 0] },
    category: { main: 'Fleet' },
    reviewedBy: { __reference__: 'staff/ada' },
    content: [
      { id: 7, type: 'heading', content: 'A heading', anchor: 'top' },
      { id: 7, type: 'video', source: 'film.mp4', at: { __timestamp__: [1, 2] } },
      { type: 'paragraph', content: '<p>Without an id</p>' },
      'not a block at all',
    ],
  };
  const openWith = (document: PlainFields) => {
    store.list.mockResolvedValue([readStoredPost('odd', document)]);
    return open();
  };

  test('one is listed with what it has, and marked with what it lacks', async () => {
    await openWith(stored);
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { name: '42' })).toBeVisible();
    expect(card.getByText('2026-01-01')).toBeVisible();
    expect(card.getByText(/Missing or unreadable:/)).toHaveTextContent(
      'Incomplete. Missing or unreadable: title, author, publish date, category, excerpt, block 2 (video), block 3 (paragraph), block 4, time of the last save.',
    );
    await click('Read Article');
    expect(screen.getByRole('heading', { level: 2, name: 'A heading' })).toBeVisible();
    expect(screen.getByText('Without an id')).toBeVisible();
  });

  test('saved, it keeps all that this tool does not know, and gets what is missing', async () => {
    await openWith(stored);
    await click('Edit 42');
    expect(screen.getByText(/^This block of the type “video” cannot be edited here/)).toBeVisible();
    await type('Heading, block 1', 'Changed');
    await type('Excerpt', 'Now there');
    await click('Update Blog');
    expect(store.save).toHaveBeenCalledWith(
      'odd',
      {
        ...stored,
        title: '42',
        author: '',
        excerpt: 'Now there',
        updatedAt: expect.any(String),
        content: [
          { id: 7, type: 'heading', content: 'Changed', anchor: 'top' },
          stored.content[1],
          { id: 9, type: 'paragraph', content: '<p>Without an id</p>' },
          stored.content[3],
        ],
      },
      expect.any(String),
    );
  });

  test('a field that is no text is replaced by what is typed', async () => {
    await openWith(stored);
    await click('Edit 42');
    await type('Category', 'Safety');
    await click('Update Blog');
    expect(store.save.mock.calls[0]?.[1]).toMatchObject({ category: 'Safety', publishDate: stored.publishDate });
  });

  test.each([undefined, null, []])('content that is %j becomes an empty paragraph', async (content) => {
    await openWith({ ...fields, content });
    await click('Edit First post');
    expect(blockLabels()).toBe(1);
    await click('Update Blog');
    expect(store.save.mock.calls[0]?.[1].content).toEqual([{ id: 1, type: 'paragraph', content: '' }]);
  });

  test('content that is no list stays as it is, and becomes a block of the list once another one is added', async () => {
    const content = { html: '<p>From elsewhere</p>' };
    await openWith({ ...fields, content });
    await click('Edit First post');
    await click('Update Blog');
    expect(store.save.mock.calls[0]?.[1].content).toEqual(content);
    await click('Edit First post');
    await click('+ Heading');
    await click('Update Blog');
    expect(store.save.mock.calls[1]?.[1].content).toEqual([
      content,
      { id: 2, type: 'heading', content: 'New Heading' },
    ]);
  });

  test('an unknown block can be moved and deleted, and survives a crash of the browser', async () => {
    const { unmount } = await openWith(stored);
    await click('Edit 42');
    await click('Move block 2 up');
    await click('Delete block 4');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    unmount();
    await open();
    await click('Continue with 42');
    await click('Update Blog');
    expect(store.save.mock.calls[0]?.[1].content).toEqual([
      stored.content[1],
      stored.content[0],
      { id: 9, type: 'paragraph', content: '<p>Without an id</p>' },
    ]);
  });

  test('one without a title is named all the same, has no empty heading, and can be removed', async () => {
    await openWith({});
    expect(screen.getByRole('heading', { name: 'Post without a title' })).toBeVisible();
    await click('Read Article');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    await click('Edit Post');
    expect(within(screen.getByRole('region', { name: 'Preview' })).queryByRole('heading')).not.toBeInTheDocument();
    await click('Back to Blog List');
    await click('Delete Post without a title');
    await click('Delete everywhere');
    expect(store.remove).toHaveBeenCalledWith('odd');
  });

  test('somebody else’s change is noticed although there is no updatedAt', async () => {
    await openWith(stored);
    await click('Edit 42');
    await click('Update Blog');
    expect(store.save.mock.calls[0]?.[2]).toBe(readStoredPost('odd', stored).version);
    expect(readStoredPost('odd', { ...stored, title: 43 }).version).not.toBe(readStoredPost('odd', stored).version);
  });
});

describe('while the list is on its way', () => {
  test('it says so, and nothing else', async () => {
    let finish = (_posts: StoredPost[]) => {};
    store.list.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await open();
    expect(screen.getByText('Loading blog posts…')).toBeVisible();
    expect(screen.queryByText('No blog posts yet')).not.toBeInTheDocument();
    await act(async () => finish([post]));
    expect(screen.queryByText('Loading blog posts…')).not.toBeInTheDocument();
    expect(screen.getByRole('article')).toBeVisible();
  });

  test('a post that is saved meanwhile is in it', async () => {
    let finish = (_posts: StoredPost[]) => {};
    store.list.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await open();
    await click('New Blog Post');
    await type('Title', 'Saved at once');
    await click('Save Blog');
    await act(async () => finish([post]));
    expect(screen.getByRole('heading', { name: 'Saved at once' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'First post' })).toBeVisible();
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

  test('Ctrl+S saves, also what was not changed: updatedAt is set on save (§3)', async () => {
    await open();
    await click('Edit First post');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByRole('heading', { name: 'Blog Management' });
    const { updatedAt, ...saved } = store.save.mock.calls[0]?.[1] ?? {};
    const { updatedAt: before, ...stored } = fields;
    expect(saved).toEqual(stored);
    expect(String(updatedAt) > before).toBe(true);
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
    const theirs = readStoredPost('p1', { ...fields, title: 'Their title', updatedAt: '2026-01-03T00:00:00.000Z' });
    const begin = async (stored: StoredPost | undefined) => {
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
  const many = Array.from({ length: 60 }, (_, index) =>
    readStoredPost(`p${index}`, {
      ...fields,
      title: `Post ${index}`,
      category: index % 3 ? 'Fleet' : 'Safety',
      publishDate: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
    }),
  );

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
