import { screen, within } from '@testing-library/react';
import { expectConsole } from 'shared-config/presets/jest/expect-console';
import {
  alertMock,
  choose,
  click,
  confirmMock,
  countBlocks,
  failCommit,
  fields,
  fill,
  open,
  post,
  stored,
  user,
} from '../blog-management/blog-management.test.setup';

describe('create and edit (§2, §4, §5)', () => {
  test('a new post is added with its fields and updatedAt, and is in the list', async () => {
    await open();
    await click('New Blog Post');
    expect(screen.getByRole('textbox', { name: 'Excerpt' })).toHaveAttribute('rows', '3');
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Second post');
    await fill('Author', 'Grace');
    await click('+ Callout');
    expect(screen.getByRole('textbox', { name: 'Callout, block 2' })).toHaveAttribute('rows', '2');
    await click('Save Blog');
    expect(await stored()).toMatchObject({
      'First post': fields,
      'Second post': {
        author: 'Grace',
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        content: [
          { id: 1, type: 'paragraph' },
          { id: 2, type: 'callout', content: 'Important note or callout...' },
        ],
      },
    });
    expect(screen.getByRole('heading', { name: 'Second post' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  });

  test('an edited post overwrites the document of its id', async () => {
    await open();
    await click('Edit First post');
    expect(screen.getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('First post');
    await fill('Heading, block 2', 'Changed');
    await click('Update Blog');
    const { 'First post': saved, ...others } = await stored();
    expect(saved).toMatchObject({ slug: 'first-post', status: 'published' });
    expect(saved?.content).toContainEqual({ id: 4, type: 'heading', content: 'Changed' });
    expect(others).toEqual({});
    await click('New Blog Post');
    expect(screen.getByRole('button', { name: 'Save Blog' })).toBeVisible();
  });

  test.each(['', '   '])('the title "%s" raises the alert, and nothing is saved (§5)', async (title) => {
    await open();
    await click('New Blog Post');
    if (title) await fill('Title', title);
    await click('Save Blog');
    expect(alertMock).toHaveBeenCalledWith('Please enter a blog title');
    expect(Object.keys(await stored())).toEqual(['First post']);
  });

  test('a failed save raises the alert, is logged, and the form keeps everything (§8)', async () => {
    failCommit('offline');
    await open();
    await click('New Blog Post');
    await fill('Title', 'Kept');
    await click('Save Blog');
    expect(alertMock).toHaveBeenCalledWith('Failed to save blog');
    expectConsole('error', /^The post could not be saved: .*FirebaseError/);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept');
    expect(screen.getByRole('button', { name: 'Save Blog' })).toBeEnabled();
  });

  test('blocks are added at the end and deleted, except the last one; list items are added and removed', async () => {
    await open();
    await click('New Blog Post');
    expect(screen.getByRole('button', { name: 'Delete block 1' })).toBeDisabled();
    await click('+ List');
    expect(screen.getByRole('textbox', { name: 'List, block 2, item 1' })).toHaveValue('New list item');
    await click('Add item');
    await fill('List, block 2, item 2', 'Second');
    await click('Remove item 1');
    expect(screen.getByRole('textbox', { name: 'List, block 2, item 1' })).toHaveValue('Second');
    await click('+ CTA');
    expect(screen.getByRole('textbox', { name: 'CTA, block 3: email' })).toHaveAttribute('type', 'email');
    await click('Delete block 1');
    await click('Delete block 1');
    expect(countBlocks()).toBe(1);
    expect(screen.getByRole('button', { name: 'Delete block 1' })).toBeDisabled();
  });

  test('going back keeps unsaved work without a question, and it is offered in the list', async () => {
    await open();
    await click('New Blog Post');
    await click('Back to Blog List');
    expect(screen.queryByText('Unsaved work')).not.toBeInTheDocument();
    await click('New Blog Post');
    await fill('Title', 'Unsaved');
    await click('Back to Blog List');
    expect(confirmMock).not.toHaveBeenCalled();
    await click('Continue with Unsaved');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Unsaved');
  });

  test('going back asks when this browser has no room to keep what would be lost', async () => {
    await open();
    await click('New Blog Post');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await fill('Title', 'Unsaved');
    confirmMock.mockReturnValueOnce(false);
    await click('Back to Blog List');
    expectConsole('error', /^The draft could not be kept/);
    expect(confirmMock).toHaveBeenCalledWith('Leave without saving? Your changes will be lost.');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Unsaved');
    jest.restoreAllMocks();
  });
});

describe('the body (§2)', () => {
  const places = () =>
    screen
      .getAllByRole('combobox', { name: /^Type of block/ })
      .map((box) => box instanceof HTMLSelectElement && box.value);

  test('a block is inserted between others, moved by button and by key, and copied; every move is announced', async () => {
    await open();
    await click('Edit First post');
    await click('Insert Callout after block 1');
    expect(places()).toEqual(['paragraph', 'callout', 'heading', 'list', 'cta']);
    expect(screen.getByRole('textbox', { name: 'Callout, block 2' })).toHaveFocus();
    await click('Move block 2 down');
    expect(places()).toEqual(['paragraph', 'heading', 'callout', 'list', 'cta']);
    expect(screen.getByText('Callout moved to position 3 of 5')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Move block 3: drag/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(places()).toEqual(['paragraph', 'heading', 'list', 'cta', 'callout']);
    expect(screen.getByRole('button', { name: 'Move block 5 down' })).toBeDisabled();
    await click('Duplicate block 2');
    expect(places()).toEqual(['paragraph', 'heading', 'heading', 'list', 'cta', 'callout']);
    expect(screen.getByRole('textbox', { name: 'Heading, block 3' })).toHaveValue('A heading');
  });

  test('a block converted to another type keeps its text', async () => {
    await open();
    await click('Edit First post');
    const convert = (place: number, label: string) =>
      user.selectOptions(screen.getByRole('combobox', { name: `Type of block ${place}` }), label);
    await convert(1, 'Heading');
    expect(screen.getByRole('textbox', { name: 'Heading, block 1' })).toHaveValue('Some bold text');
    await convert(3, 'Callout');
    expect(screen.getByRole('textbox', { name: 'Callout, block 3' })).toHaveValue('one\ntwo');
    await convert(3, 'List');
    expect(screen.getByRole('textbox', { name: 'List, block 3, item 2' })).toHaveValue('two');
  });

  test('undo and redo cover the whole post, not only one field', async () => {
    // However slow the machine is, the new title is typed within a second.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    await open();
    await click('Edit First post');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await fill('Title', 'Changed');
    await click('Delete block 4');
    await click('Undo');
    expect(countBlocks()).toBe(4);
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('First post');
    await click('Redo');
    await click('Redo');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Changed');
    expect(countBlocks()).toBe(3);
  });

  test('the preview shows every change at once, as readers will see it', async () => {
    await open();
    await click('Edit First post');
    await fill('Heading, block 2', 'Seen at once');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByRole('heading', { name: 'Seen at once' })).toBeVisible();
    await click('Preview');
    expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
  });

  test('a save is later than the one before by any clock: each is known by its time', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(post.updatedAt) - 3_600_000);
    await open();
    await click('Edit First post');
    await click('Update Blog');
    const time = String((await stored())['First post']?.updatedAt);
    expect(Date.parse(time)).toBe(Date.parse(post.updatedAt) + 1);
  });

  test('Ctrl+S saves, even without a change: updatedAt is set on save (§3)', async () => {
    await open();
    await click('Edit First post');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByRole('heading', { name: 'Blog Management' });
    const { 'First post': saved } = await stored();
    expect(saved).toEqual({ ...fields, updatedAt: saved?.updatedAt });
    expect(String(saved?.updatedAt) > fields.updatedAt).toBe(true);
  });

  test('the slug is made of the title once, and is unique', async () => {
    await open();
    await click('New Blog Post');
    await fill('Title', 'First Post!');
    await choose('Published: visible to readers');
    await click('Save Blog');
    await click('Edit First post');
    await fill('Title', 'Another title');
    await click('Update Blog');
    expect(await stored()).toMatchObject({
      'First Post!': { slug: 'first-post-2', status: 'published' },
      'Another title': { slug: 'first-post' },
    });
  });
});
