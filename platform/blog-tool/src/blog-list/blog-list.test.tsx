import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { expectConsole } from 'kit/presets/jest/expect-console';
import {
  click,
  confirmMock,
  failCommit,
  fields,
  fill,
  holdPosts,
  holdRequests,
  open,
  post,
  put,
  store,
  stored,
  user,
} from '../blog-management/blog-management.test.setup';
import { writeMarkdown } from '../import-export/write-markdown';
import { formatTime } from '../posts/format-time';
import { asPostFile, type PostFile } from '../posts/post-file';
import { maxTrash } from '../posts/posts-store';

describe('delete (§7, §8)', () => {
  const list = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  test('deleting asks first, then takes the post from the list but not from the store', async () => {
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
    expect(await stored()).toEqual({ 'First post': fields });
  });

  test('the notice is announced and focused, and undo returns the focus to the card', async () => {
    await open();
    await click('Delete First post');
    expect(screen.getByText('Removed from this list. Readers still see it.').closest('[role=status]')).not.toBeNull();
    expect(undo()).toHaveFocus();
    expect(undo()).toHaveAccessibleDescription('First post Removed from this list. Readers still see it.');
    await click('Undo');
    expect(screen.getByRole('button', { name: 'Delete First post' })).toHaveFocus();
    expect(screen.queryByText(/^Removed from this list/)).not.toBeInTheDocument();
  });

  test('the notice says when readers do not see the post: a draft, or an incomplete one', async () => {
    const { excerpt: _excerpt, ...incomplete } = fields;
    await holdPosts({
      p1: { ...fields, title: 'A draft', status: 'draft' },
      p2: { ...incomplete, title: 'Half a post' },
    });
    await open();
    await click('Delete A draft');
    await click('Delete Half a post');
    expect(screen.getAllByText('Removed from this list. It is still stored, and readers do not see it.')).toHaveLength(
      2,
    );
  });

  test('removed posts are not counted, and undo puts them back in their places', async () => {
    await holdPosts(Object.fromEntries(['A', 'B', 'C'].map((title) => [title, { ...fields, title, category: title }])));
    await open();
    for (const name of ['Delete A', 'Delete C', 'Delete B']) await click(name);
    expect(list()).toEqual([]);
    for (const [index, found] of [
      [1, ['B']],
      [0, ['A', 'B']],
      [0, ['A', 'B', 'C']],
    ] as const) {
      const button = screen.getAllByRole('button', { name: 'Undo' })[index];
      if (button) await user.click(button);
      expect(list()).toEqual(found);
    }
    await click('Delete B');
    expect(screen.getByText('2 posts')).toBeVisible();
    expect(screen.queryByRole('option', { name: 'B (1)' })).not.toBeInTheDocument();
  });

  test('a removed post stays removed on other screens, and is back after a reload', async () => {
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

  test('"Delete everywhere" asks again, and then moves the document to the trash', async () => {
    await put({ p2: { ...fields, title: 'Second post' } });
    await open();
    await click('Delete First post');
    confirmMock.mockClear().mockReturnValueOnce(false);
    await click('Delete everywhere');
    expect(confirmMock).toHaveBeenCalledWith(
      'Delete “First post” everywhere? Readers will no longer see it. It moves to the trash.',
    );
    expect(await stored('trash')).toEqual({});
    await click('Delete everywhere');
    expect(Object.keys(await stored('trash'))).toEqual(['p1']);
    expect(Object.keys(await stored())).toEqual(['Second post']);
    expect(
      await screen.findByText('“First post” is deleted everywhere. It can be restored from the trash.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit Second post' })).toHaveFocus();
  });

  test('deleting runs once, and the heading gets the focus when no post is left', async () => {
    const remove = jest.spyOn(store, 'remove');
    await open();
    await click('Delete First post');
    const letPass = holdRequests();
    await click('Delete everywhere');
    await click('Delete everywhere');
    await click('Undo');
    expect(screen.getByText('Deleting everywhere…')).toBeVisible();
    expect(list()).toEqual([]);
    await letPass();
    await screen.findByText(/is deleted everywhere/);
    expect(remove).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Blog Management' })).toHaveFocus();
  });

  test('deleting the last card focuses the one before, unless the focus was moved', async () => {
    await holdPosts(
      Object.fromEntries(
        ['A', 'B', 'C'].map((title) => [
          title,
          { ...fields, title, updatedAt: `2026-01-0${title === 'A' ? 3 : title === 'B' ? 2 : 1}T00:00:00.000Z` },
        ]),
      ),
    );
    await open();
    await click('Delete C');
    await click('Delete everywhere');
    expect(await screen.findByRole('button', { name: 'Edit B' })).toHaveFocus();
    await click('Delete B');
    const letPass = holdRequests();
    await click('Delete everywhere');
    await user.click(screen.getByRole('searchbox', { name: 'Search posts' }));
    await letPass();
    await screen.findByText('“B” is deleted everywhere. It can be restored from the trash.');
    expect(screen.getByRole('searchbox', { name: 'Search posts' })).toHaveFocus();
    expect(screen.getByText('1 post')).toBeVisible();
  });

  test('a failed deletion is reported, and can be tried again or undone', async () => {
    failCommit('offline');
    await open();
    await click('Delete First post');
    await click('Delete everywhere');
    expect(
      await screen.findByText('It could not be deleted and is still stored. Check your connection and try again.'),
    ).toBeVisible();
    expectConsole('error', /^The post could not be deleted: .*FirebaseError/);
    expect(screen.getByRole('button', { name: 'Delete everywhere' })).toHaveFocus();
    await click('Undo');
    expect(list()).toEqual(['First post']);
  });

  test('a full trash says so, and what makes room', async () => {
    await put(Object.fromEntries(Array.from({ length: maxTrash }, (_, place) => [`t${place}`, fields])), 'trash');
    await open();
    await click('Delete First post');
    await click('Delete everywhere');
    expect(
      await screen.findByText(/^The trash is full: it holds 200 posts. Delete some of them for good/),
    ).toBeVisible();
    expectConsole('error', /^The post could not be deleted: TrashFullError/);
  });

  test('a removed post still holds its slug', async () => {
    await open();
    await click('Delete First post');
    await click('New Blog Post');
    await fill('Title', 'First Post');
    await click('Publish');
    expect((await stored())['First Post']).toMatchObject({ slug: 'first-post-2' });
  });
});

/** A file to choose. */
function fileOf(changes: Partial<PostFile>, name: string): File {
  const bytes = new TextEncoder().encode(writeMarkdown({ ...asPostFile(post), ...changes }));
  // jsdom's files have no `arrayBuffer` yet.
  return Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });
}

test('an imported file replaces a post that readers see only after a question', async () => {
  const file = fileOf({ title: 'Imported' }, 'first.md');
  const choose = () => user.upload(screen.getByLabelText('Markdown files to import'), file);
  confirmMock.mockReturnValueOnce(false);
  await open();
  await choose();
  expect(await screen.findByText('Nothing was imported.')).toBeVisible();
  expect(confirmMock).toHaveBeenCalledWith('Readers see “First post”. Replace it with the imported post?');
  expect(Object.keys(await stored())).toEqual(['First post']);
  await choose();
  expect(await screen.findByText('1 post replaced.')).toHaveAttribute('role', 'status');
  expect(await stored()).toMatchObject({ Imported: { status: 'published', slug: 'first-post' } });
});

test('an imported post is a draft, with the slug of its file where that is free', async () => {
  await holdPosts({ p1: fields, p2: { ...fields, title: 'A draft', status: 'draft', slug: '' } });
  const another = { id: '', updatedAt: '', otherFields: { reviewedBy: 'Grace', savedBy: 'Nobody' } };
  const files = [
    fileOf({ title: 'Outdated', updatedAt: '2025-01-01T00:00:00.000Z' }, 'old.md'),
    fileOf({ title: 'Better draft', id: 'p2', otherFields: { savedBy: 'Nobody' } }, 'draft.md'),
    fileOf({ ...another, title: 'Taken' }, 'taken.md'),
    fileOf({ ...another, title: 'Free', slug: 'free' }, 'free.md'),
    fileOf({ ...another, title: 'Free too', slug: 'free' }, 'free-too.md'),
  ];
  await open();
  const input = screen.getByLabelText('Markdown files to import');
  const choosing = jest.spyOn(input, 'click').mockImplementation(() => {});
  await click('Import');
  expect(choosing).toHaveBeenCalledTimes(1);
  await user.upload(input, files);
  expect(await screen.findByText('3 posts added as drafts, 1 replaced, 1 not imported.')).toHaveAttribute(
    'role',
    'status',
  );
  expect(confirmMock).toHaveBeenCalledTimes(1);
  const differing = screen.getByText('Details (2)').closest('details');
  expect(differing).toHaveAttribute('open');
  expect(differing).toHaveTextContent('old.md: the post was saved since it was exported.');
  const { 'Better draft': better, Taken: taken, Free: free, 'Free too': freeToo, ...others } = await stored();
  expect(others).toEqual({ 'First post': fields });
  expect(better).toMatchObject({ status: 'draft' });
  expect(better).not.toHaveProperty('savedBy');
  const { status: _status, slug: _slug, ...unpublished } = fields;
  // A file has no ids of blocks.
  const content = unpublished.content.map((block, at) => ({ ...block, id: at + 1 }));
  const added = { ...unpublished, content, reviewedBy: 'Grace', updatedAt: expect.any(String) };
  expect(taken).toEqual({ ...added, title: 'Taken' });
  expect(free).toEqual({ ...added, title: 'Free', slug: 'free' });
  expect(freeToo).toEqual({ ...added, title: 'Free too' });
});

test('of two files of one post the second is not stored over the first', async () => {
  await open();
  const files = [fileOf({ title: 'One' }, 'one.md'), fileOf({ title: 'Two' }, 'two.md')];
  await user.upload(screen.getByLabelText('Markdown files to import'), files);
  expect(await screen.findByText('1 post replaced, 1 not imported.')).toBeVisible();
  expect(screen.getByText(/two.md: the post was saved since it was exported/)).toBeVisible();
  expect(Object.keys(await stored())).toEqual(['One']);
});

test('an import shows how far it is, and what it stores once it is stopped is all', async () => {
  await open();
  const files = ['One', 'Two', 'Three'].map((title) =>
    fileOf({ id: '', updatedAt: '', slug: '', title }, `${title}.md`),
  );
  const pass = holdRequests();
  await user.upload(screen.getByLabelText('Markdown files to import'), files);
  const progress = await screen.findByRole('progressbar', { name: 'Progress' });
  await waitFor(() => expect(progress).toHaveTextContent('Storing 1 of 3'));
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  await click('Stop');
  await pass();
  expect(await screen.findByText('1 post added as a draft, 2 not imported.')).toBeVisible();
  expect(screen.getByText('Three.md: the import was stopped before it.')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(Object.keys(await stored()).sort()).toEqual(['First post', 'One']);
});

test('all listed posts are exported despite a search, each in a file of its own', async () => {
  await holdPosts(
    Object.fromEntries(
      ['A', 'B', 'C'].map((id) => [id, { ...fields, title: `Post ${id === 'C' ? 'C' : 'A'}`, slug: '' }]),
    ),
  );
  let archive = new Blob();
  const withdraw = jest.fn();
  const offer = (blob: Blob) => {
    archive = blob;
    return 'blob:archive';
  };
  Object.assign(URL, { createObjectURL: offer, revokeObjectURL: withdraw });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function name(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await open();
  await click('Delete Post C');
  await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'nothing');
  await click('Export all');
  await waitFor(() => expect(names).toEqual(['blog-posts.zip']));
  // The browser reads it after the click.
  expect(withdraw).not.toHaveBeenCalled();
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(archive);
  });
  const files = unzipSync(new Uint8Array(bytes));
  expect(Object.keys(files).sort()).toEqual(['post-a-2.md', 'post-a.md']);
  expect(strFromU8(files['post-a.md'] ?? new Uint8Array())).toContain('title: "Post A"');
});

describe('many posts', () => {
  const many = Array.from({ length: 60 }, (_, index) => [
    `p${index}`,
    {
      ...fields,
      title: `Post ${index}`,
      category: index % 3 ? 'Fleet' : 'Safety',
      publishDate: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
    },
  ]);

  test('are shown in pages; search, category and sorting apply to all of them', async () => {
    await holdPosts(Object.fromEntries(many));
    await open();
    expect(screen.getAllByRole('article')).toHaveLength(24);
    expect(screen.getByText('60 posts')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('navigation', { name: 'Pages of the list' })).toHaveTextContent('Page 1 of 3');
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await click('Next page');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    await click('Next page');
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
    expect(screen.getAllByRole('article')).toHaveLength(12);
    await click('Previous page');
    expect(screen.getAllByRole('article')).toHaveLength(24);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Oldest first');
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Safety (20)');
    expect(screen.getByText('20 of 60 posts')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'POST 5');
    // 5 is Fleet; of those with a 5, these are Safety.
    expect(screen.getByText('5 of 60 posts')).toBeVisible();
    expect(screen.queryByText(/^No posts found/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'By title');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Post 15',
      'Post 45',
      'Post 51',
      'Post 54',
      'Post 57',
    ]);
    await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'zz');
    expect(screen.getByText('No posts found. Change the search or the filters.')).toBeVisible();
  });
});

test('when the last post of the last page is deleted, the page before is shown', async () => {
  await holdPosts(Object.fromEntries(Array.from({ length: 25 }, (_, id) => [`p${id}`, { ...fields, title: `${id}` }])));
  await open();
  await click('Next page');
  const title = screen.getByRole('heading', { level: 2 }).textContent;
  await click(`Delete ${title}`);
  await click('Delete everywhere');
  expect(screen.getAllByRole('article')).toHaveLength(24);
});

test('of posts of one day, the one that was saved last comes first', async () => {
  const savedAt = (hour: string) => [hour, { ...fields, title: hour, updatedAt: `2026-11-20T${hour}:00Z` }];
  await holdPosts(Object.fromEntries(['09:00', '17:30', '12:15'].map(savedAt)));
  await open();
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles()).toEqual(['17:30', '12:15', '09:00']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Oldest first');
  expect(titles()).toEqual(['09:00', '12:15', '17:30']);
});

describe('finding a post', () => {
  const open3 = async () => {
    await holdPosts({
      a: { ...fields, title: 'Booster at work', author: 'Grace', status: 'draft' },
      b: {
        ...fields,
        title: 'A crossing',
        content: [{ id: 1, type: 'paragraph', content: '<p>Two <strong>boosters</strong> meet</p>' }],
      },
      c: { ...fields, title: 'Later', status: 'scheduled', publishAt: '2999-01-01T00:00:00.000Z' },
    });
    await open();
  };
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const search = async (text: string) => {
    await user.clear(screen.getByRole('searchbox', { name: 'Search posts' }));
    await user.paste(text);
  };

  test('a search looks into the body, and two words are found in different fields', async () => {
    await open3();
    await search('boosters meet');
    expect(titles()).toEqual(['A crossing']);
    await search('grace booster');
    expect(titles()).toEqual(['Booster at work']);
  });

  test('posts are filtered by status and author; search and filters survive an edit', async () => {
    await open3();
    const status = () => screen.getByRole('combobox', { name: 'Status' });
    await user.selectOptions(status(), 'Scheduled');
    expect(titles()).toEqual(['Later']);
    await user.selectOptions(status(), 'Drafts');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Author' }), 'Grace (1)');
    await search('work');
    await click('Edit Booster at work');
    await click('Back to Blog List');
    expect(titles()).toEqual(['Booster at work']);
    expect(status()).toHaveValue('draft');
    expect(screen.getByRole('searchbox', { name: 'Search posts' })).toHaveValue('work');
  });
});

describe('the trash', () => {
  const trash = async () => {
    await put({ t1: { ...fields, title: 'Thrown away', trashedAt: '2026-11-20T10:00:00.000Z' } }, 'trash');
    await put({ 'thrown-away': { post: 't1' }, other: { post: 'p1' } }, 'slugs');
    await store.keepVersions('t1', [fields]);
  };

  test('a post is restored as a draft, and is in the list', async () => {
    await trash();
    await open();
    await click('Trash');
    await click('Restore Thrown away');
    expect(screen.getByText('“Thrown away” is in the list again, as a draft.')).toBeVisible();
    expect(screen.getByText('The trash is empty.')).toBeVisible();
    await click('Back to Blog List');
    expect(screen.getByRole('heading', { name: 'Thrown away' })).toBeVisible();
    expect((await stored())['Thrown away']).toEqual({ ...fields, title: 'Thrown away', status: 'draft' });
  });

  test('the trash shows the latest first; restoring drops a schedule and can be retried', async () => {
    const later = { status: 'scheduled', publishAt: '2999-01-01T00:00:00.000Z' };
    await put(
      {
        t1: { ...fields, title: 'First out', trashedAt: '2026-11-20T10:00:00.000Z' },
        t2: { ...fields, ...later, title: 'Last out', trashedAt: '2026-11-21T10:00:00.000Z' },
      },
      'trash',
    );
    await open();
    await click('Trash');
    const found = () => screen.queryAllByRole('button', { name: /^Restore/ }).map(({ textContent }) => textContent);
    expect(found()).toEqual(['Restore Last out', 'Restore First out']);
    expect(screen.getByText(`Deleted on ${formatTime('2026-11-21T10:00:00.000Z')}`)).toBeVisible();
    failCommit('offline');
    await click('Restore Last out');
    expect(
      await screen.findByText('“Last out” could not be restored. Check your connection and try again.'),
    ).toBeVisible();
    expectConsole('error', /^“Last out” could not be restored. .*FirebaseError/);
    expect(found()).toHaveLength(2);
    await click('Restore Last out');
    expect(found()).toEqual(['Restore First out']);
    expect(screen.getByRole('heading', { name: 'Trash' })).toHaveFocus();
    expect((await stored())['Last out']).toEqual({ ...fields, title: 'Last out', status: 'draft' });
    expect(Object.keys(await stored('trash'))).toEqual(['t1']);
  });

  test('a trash that cannot be read says so', async () => {
    jest.spyOn(store, 'listTrash').mockRejectedValueOnce(new Error('offline'));
    await open();
    await click('Trash');
    expect(screen.getByText('The trash could not be loaded. Check your connection and open it again.')).toBeVisible();
    expectConsole('error', /^The trash could not be loaded: Error: offline/);
    expect(screen.queryByText('The trash is empty.')).not.toBeInTheDocument();
  });

  test('a post that is on its way to the trash while it is opened arrives there', async () => {
    await open();
    await click('Delete First post');
    const letPass = holdRequests();
    await click('Delete everywhere');
    await click('Trash');
    await letPass();
    expect(await screen.findByRole('button', { name: 'Restore First post' })).toBeVisible();
  });

  test('a post is deleted for good only after a question', async () => {
    await trash();
    confirmMock.mockReturnValueOnce(false);
    await open();
    await click('Trash');
    await click('Delete for good Thrown away');
    expect(confirmMock).toHaveBeenCalledWith('Delete “Thrown away” and its versions for good? This cannot be undone.');
    expect(Object.keys(await stored('trash'))).toEqual(['t1']);
    await click('Delete for good Thrown away');
    expect(await stored('trash')).toEqual({});
    // What was kept for it: somebody else may use its slug.
    expect(await stored('slugs')).toEqual({ other: { post: 'p1' } });
    expect(await store.listVersions('t1')).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Trash' })).toHaveFocus();
  });

  test('the trash says why a post that another window restored cannot be changed', async () => {
    await trash();
    await open();
    await click('Trash');
    await store.restore('t1');
    await click('Delete for good Thrown away');
    expect(
      await screen.findByText(/^“Thrown away” could not be deleted. Post t1: it is in the list, and not deleted. /),
    ).toBeVisible();
    await click('Restore Thrown away');
    expect(
      await screen.findByText(/could not be restored. Post t1: it is not in the trash any more. Load the page again.$/),
    ).toBeVisible();
    expect(Object.keys(await stored('slugs'))).toHaveLength(2);
    expect((await stored())['Thrown away']).toBeDefined();
    expectConsole('error', /could not be deleted/);
    expectConsole('error', /could not be restored/);
  });
});

test('an earlier version is compared with the post, and restored into the form', async () => {
  const earlier = {
    ...fields,
    title: 'Earlier title',
    publishDate: '2025-12-31',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  await store.keepVersions('p1', [earlier, fields]);
  await open();
  await click('Read Article');
  await click('Versions');
  await user.click(screen.getByText('Differences from the current post'));
  expect(await screen.findByText(/^2 differences from the current post\./)).toBeVisible();
  // Word by word, and said to who cannot see it; the author stands for whoever saved it without signing in.
  const title = screen.getByText('Title').parentElement;
  expect(
    [...(title?.querySelectorAll('del, ins') ?? [])].map(({ tagName, textContent }) => [tagName, textContent]),
  ).toEqual([
    ['DEL', 'deleted: Earlier end of deletion '],
    ['INS', 'inserted: First end of insertion '],
    ['DEL', 'deleted: title end of deletion '],
    ['INS', 'inserted: post end of insertion '],
  ]);
  expect(screen.getByRole('heading', { level: 2, name: /, author Ada$/ })).toBeVisible();
  await click(/^Restore/);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Earlier title');
  expect(
    screen.getByText(
      /^This is the earlier version\. .* Publish date: 2 January 2026, as in the current post\. The version had 31 Dec/,
    ),
  ).toBeVisible();
  await click('Update Blog');
  // From when readers see it stays as it is.
  expect(await stored()).toMatchObject({ 'Earlier title': { publishDate: fields.publishDate } });
});

test('versions that cannot be read are reported, and not shown as missing', async () => {
  jest.spyOn(store, 'listVersions').mockRejectedValueOnce(new Error('offline'));
  await open();
  await click('Read Article');
  await click('Versions');
  expect(
    screen.getByText('The versions could not be loaded. Check your connection and open them again.'),
  ).toBeVisible();
  expectConsole('error', /^The versions could not be loaded: Error: offline/);
  expect(screen.queryByText('There are no earlier versions.')).not.toBeInTheDocument();
  await click('Back to Blog List');
  await click('Read Article');
  await store.keepVersions('p1', [{ ...fields, updatedAt: '2026-01-01T00:00:00.000Z' }]);
  await click('Versions');
  await user.click(screen.getByText('Differences from the current post'));
  expect(await screen.findByText('No differences from the current post.')).toBeVisible();
});

test('versions of one minute are told apart by their seconds', async () => {
  const times = ['2026-01-01T00:00:05.000Z', '2026-01-01T00:00:40.000Z'];
  await store.keepVersions(
    'p1',
    times.map((updatedAt) => ({ ...fields, updatedAt })),
  );
  await open();
  await click('Read Article');
  await click('Versions');
  for (const second of ['05', '40']) {
    expect(screen.getByRole('button', { name: new RegExp(`^Restore the version of .*:${second}$`) })).toBeVisible();
  }
});

test('a version names who saved it, and keeps that name when it is stored again', async () => {
  const time = '2026-01-01T00:00:00.000Z';
  await put({ [time]: { ...fields, updatedAt: time, savedBy: 'Grace' } }, 'blogs/p1/versions');
  await store.keepVersions('p1', [{ ...fields, updatedAt: time }, fields]);
  await open();
  await click('Read Article');
  await click('Versions');
  expect(screen.getByRole('heading', { level: 2, name: /, saved by Grace$/ })).toBeVisible();
});

test('the number of new enquiries stands beside the link to them', async () => {
  const { fetch: fetchDocuments } = window;
  window.fetch = async (address, options) =>
    address === '/__enquiries/new'
      ? ({ ok: true, json: async () => ({ count: 3 }) } as Response)
      : fetchDocuments(address, options);
  await open();
  expect(await screen.findByRole('link', { name: 'Enquiries (3 new)' })).toBeVisible();
  window.fetch = fetchDocuments;
});

test('the inbox of the embedded server is linked where the tool comes from it', async () => {
  const { unmount } = await open();
  expect(screen.getByRole('link', { name: 'Enquiries' })).toHaveAttribute('href', '/__enquiries');
  unmount();
  document.documentElement.dataset['standalone'] = '';
  await open();
  delete document.documentElement.dataset['standalone'];
  expect(screen.queryByRole('link', { name: 'Enquiries' })).not.toBeInTheDocument();
});

test('a copy of a post is a new draft in the form, and the post stays as it is', async () => {
  await open();
  await click('Duplicate First post');
  expect(screen.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  expect(screen.getByText('This is a copy of “First post”. It is a post of its own once you save it.')).toBeVisible();
  await click('Save Blog');
  const { 'First post': before, 'Copy of First post': copy } = await stored();
  expect(before).toEqual(fields);
  expect(copy).toMatchObject({ author: 'Ada', content: fields.content });
  expect(copy).not.toHaveProperty('slug');
  expect(copy).not.toHaveProperty('status');
});

test('the list is filtered by tag, where posts have tags', async () => {
  const other = { ...fields, title: 'Tagged', slug: 'tagged', tags: ['Loads', 'Cold stores'] };
  await holdPosts({ p1: fields, p2: other });
  await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Cold stores (1)');
  expect(screen.getByText('1 of 2 posts')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'First post' })).not.toBeInTheDocument();
});
