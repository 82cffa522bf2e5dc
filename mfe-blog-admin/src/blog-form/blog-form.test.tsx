import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { expectConsole } from 'shared-config/presets/jest/expect-console';
import {
  alertMock,
  click,
  confirmMock,
  countBlocks,
  failCommit,
  fields,
  fill,
  holdPosts,
  open,
  post,
  stored,
  user,
} from '../blog-management/blog-management.test.setup';

// jsdom lays out no text, into whose view an editor scrolls.
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => document.body.getBoundingClientRect(),
});

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
    // Whoever writes from right to left sees it so.
    for (const name of ['Title', 'Excerpt', 'Heading, block 2', 'List, block 3, item 1'])
      expect(screen.getByRole('textbox', { name })).toHaveAttribute('dir', 'auto');
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
    expect(screen.getByText('This browser has no room left to keep your draft. Save it.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Unsaved');
    jest.restoreAllMocks();
  });
});

test('a post that will soon not fit, or does not any more, says so', async () => {
  await holdPosts({ p1: { ...fields, notes: 'x'.repeat(1_000_000) } });
  await open();
  await click('Edit First post');
  expect(screen.getByText(/^This post uses 9\d% of the 1 MB limit\./)).toHaveAttribute('role', 'status');
  await fill('Excerpt', 'x'.repeat(50_000));
  expect(screen.getByRole('alert')).toHaveTextContent('This post is too long to be saved: 100% of 1 MB.');
});

test('what is stored of a paragraph is sanitised by the next save, even if nobody has touched it', async () => {
  await holdPosts({ p1: { ...fields, content: [{ id: 1, type: 'paragraph', content: '<p onclick="x()">Text</p>' }] } });
  await open();
  await click('Edit First post');
  await click('Update Blog');
  expect((await stored())['First post']?.content).toEqual([{ id: 1, type: 'paragraph', content: '<p>Text</p>' }]);
});

describe('the body (§2)', () => {
  const places = () =>
    screen
      .getAllByRole('combobox', { name: /^Type of block/ })
      .map((box) => box instanceof HTMLSelectElement && box.value);

  test('a block is inserted between others, moved by button and by key, and copied; every move is announced', async () => {
    await open();
    await click('Edit First post');
    const plus = screen.getByLabelText('Insert a block after block 1');
    await user.click(plus);
    await click('Insert Callout after block 1');
    expect(plus.closest('details')).not.toHaveAttribute('open');
    expect(places()).toEqual(['paragraph', 'callout', 'heading', 'list', 'cta']);
    expect(screen.getByRole('textbox', { name: 'Callout, block 2' })).toHaveFocus();
    await click('Move block 2 down');
    expect(places()).toEqual(['paragraph', 'heading', 'callout', 'list', 'cta']);
    expect(screen.getByText('Callout moved to position 3 of 5')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: /^Move block 3: drag/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    // The page does not scroll by them.
    expect(fireEvent.keyDown(screen.getByRole('button', { name: /^Move block 1: drag/ }), { key: 'ArrowUp' })).toBe(
      false,
    );
    expect(places()).toEqual(['paragraph', 'heading', 'list', 'cta', 'callout']);
    expect(screen.getByRole('button', { name: 'Move block 5 down' })).toBeDisabled();
    await click('Duplicate block 2');
    expect(places()).toEqual(['paragraph', 'heading', 'heading', 'list', 'cta', 'callout']);
    expect(screen.getByRole('textbox', { name: 'Heading, block 3' })).toHaveValue('A heading');
  });

  test('after a deletion the next block has the focus, or the last one; it is announced, and so are a copy and another type', async () => {
    await open();
    await click('Edit First post');
    await click('Delete block 2');
    expect(screen.getByRole('button', { name: /^Move block 2: drag/ })).toHaveFocus();
    expect(screen.getByText('Heading deleted')).toBeInTheDocument();
    await click('Delete block 3');
    expect(screen.getByRole('button', { name: /^Move block 2: drag/ })).toHaveFocus();
    await click('Duplicate block 2');
    expect(screen.getByText('List copied to position 3')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type of block 3' }), 'Callout');
    expect(screen.getByText('Turned into Callout')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Callout, block 3' })).toHaveFocus();
  });

  test('the preview is on until its button turns it off, and the browser keeps its own keys from the form', async () => {
    await open();
    await click('Edit First post');
    const title = screen.getByRole('textbox', { name: 'Title' });
    // Its own undo knows one field, and its own Save the page.
    expect(fireEvent.keyDown(title, { key: 'z', ctrlKey: true })).toBe(false);
    expect(fireEvent.keyDown(title, { key: 'b', ctrlKey: true })).toBe(true);
    expect(screen.getByRole('button', { name: 'Preview' })).toHaveAttribute('aria-pressed', 'true');
    await click('Preview');
    expect(screen.getByRole('button', { name: 'Preview' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('a block is dropped between the two whose middles are above and below the pointer', async () => {
    await open();
    await click('Edit First post');
    const list = screen.getByRole('textbox', { name: 'Heading, block 2' }).closest('ol') ?? document.body;
    const drag = (place: number, y: number) => {
      const handle = screen.getByRole('button', { name: new RegExp(`^Move block ${place}: drag`) });
      fireEvent.dragStart(handle, { dataTransfer: { setData: () => {} } });
      const heights = [...list.querySelectorAll('[data-block]')];
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
        return { top: heights.indexOf(this) * 10, height: 10 } as DOMRect;
      });
      const dropped = Object.defineProperty(createEvent.drop(list), 'clientY', { value: y });
      return fireEvent(list, dropped);
    };
    expect(drag(4, 12)).toBe(false);
    expect(places()).toEqual(['paragraph', 'cta', 'heading', 'list']);
    drag(1, 26);
    expect(places()).toEqual(['cta', 'heading', 'paragraph', 'list']);
    drag(3, 2);
    expect(places()).toEqual(['paragraph', 'cta', 'heading', 'list']);
    // A file from elsewhere is not a block.
    expect(fireEvent.drop(list)).toBe(true);
  });

  test('one paragraph at a time is an editor', async () => {
    await open();
    await click('Edit First post');
    await click('+ Paragraph');
    expect(await screen.findByRole('toolbar', { name: 'Paragraph, block 5: format' })).toBeVisible();
    await user.click(screen.getByLabelText('Paragraph, block 1'));
    expect(await screen.findByRole('toolbar', { name: 'Paragraph, block 1: format' })).toBeVisible();
    expect(screen.queryByRole('toolbar', { name: 'Paragraph, block 5: format' })).not.toBeInTheDocument();
    // A text again, in which a click sets the caret; not at once the editor with what was selected in it before.
    act(() => screen.getByLabelText('Paragraph, block 5').focus());
    expect(screen.queryByRole('toolbar', { name: /^Paragraph/ })).not.toBeInTheDocument();
    expect(await screen.findByRole('toolbar', { name: 'Paragraph, block 5: format' })).toBeVisible();
  });

  test('a mark is set by its button; undo takes it out of the editor too', async () => {
    await open();
    await click('New Blog Post');
    await user.click(screen.getByRole('textbox', { name: 'Paragraph, block 1' }));
    const bold = await screen.findByRole('button', { name: 'Bold' });
    const box = screen.getByRole('textbox', { name: 'Paragraph, block 1' });
    await user.click(bold);
    expect(bold).toHaveAttribute('aria-pressed', 'true');
    expect(within(box).getByRole('strong')).toHaveTextContent('Start writing your blog content here...');
    expect(within(screen.getByRole('region', { name: 'Preview' })).getByRole('strong')).toBeVisible();
    await click('Undo');
    expect(within(box).queryByRole('strong')).not.toBeInTheDocument();
  });

  test('pasted blocks take the place of a text that only stands in for one; what was left out is said until it is closed', async () => {
    const paste = (name: string, html: string) =>
      act(async () => {
        const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : '') };
        fireEvent.paste(screen.getByRole('textbox', { name }), { clipboardData });
      });
    await open();
    await click('New Blog Post');
    await user.click(screen.getByLabelText('Paragraph, block 1'));
    await screen.findByRole('button', { name: 'Bold' });
    await paste('Paragraph, block 1', '<h2>Pasted</h2><p>Words</p><table><tr><td>1</td></tr></table>');
    expect(places()).toEqual(['heading', 'paragraph']);
    expect(screen.getByText(/^Left out when pasting: a table\./)).toBeVisible();
    expect(screen.getByText('2 blocks pasted. Left out: a table.')).toBeInTheDocument();
    await click('Close');
    expect(screen.queryByText(/^Left out when pasting/)).not.toBeInTheDocument();
    await screen.findByRole('button', { name: 'Bold' });
    await paste('Paragraph, block 2', '<h3>Below</h3>');
    expect(places()).toEqual(['heading', 'paragraph', 'subheading']);
    expect(screen.getByText('1 block pasted.')).toBeInTheDocument();
    expect(screen.getByLabelText('Sub Heading, block 3')).toHaveFocus();
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
});
