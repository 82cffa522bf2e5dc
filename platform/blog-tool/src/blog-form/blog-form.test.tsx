import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectConsole } from 'kit/presets/jest/expect-console';
import {
  alertMock,
  blockTags,
  bodyText,
  click,
  confirmMock,
  failCommit,
  fields,
  fill,
  goTo,
  holdPosts,
  open,
  post,
  press,
  store,
  stored,
  type,
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
    expect(screen.getByRole('textbox', { name: 'Callout' })).toHaveTextContent('Important note or callout...');
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
    for (const name of ['Title', 'Excerpt'])
      expect(screen.getByRole('textbox', { name })).toHaveAttribute('dir', 'auto');
    for (const block of bodyText().querySelectorAll('p, h2, ul, li')) expect(block).toHaveAttribute('dir', 'auto');
    goTo(2, 'all');
    type('Changed');
    await click('Update Blog');
    const { 'First post': saved, ...others } = await stored();
    expect(saved).toMatchObject({ slug: 'first-post', status: 'published' });
    expect(saved?.content).toEqual(
      fields.content.map((block) => (block.id === 4 ? { id: 4, type: 'heading', content: 'Changed' } : block)),
    );
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
    const why = 'The server did not answer. Check your connection, and save again.';
    expect(screen.getByText(why)).toHaveAttribute('role', 'alert');
    failCommit('offline');
    await click('Save Blog');
    expect(screen.getByText(why)).toBeVisible();
    expectConsole('error', /^The post could not be saved: .*FirebaseError/);
    await click('Save Blog');
    expect(screen.queryByText(why)).not.toBeInTheDocument();
    expect(Object.keys(await stored())).toContain('Kept');
  });

  test('blocks are added and deleted, except the last; list items are added and removed', async () => {
    await open();
    await click('New Blog Post');
    expect(screen.getByRole('button', { name: 'Delete block' })).toBeDisabled();
    await click('+ List');
    const items = () =>
      within(bodyText())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(items()).toEqual(['New list item']);
    // What a new block begins with is selected: typing takes its place.
    type('First');
    await click('Add item');
    type('Second');
    expect(items()).toEqual(['First', 'Second']);
    await click('Remove item');
    expect(items()).toEqual(['First']);
    await click('+ CTA');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('type', 'email');
    expect(blockTags()).toEqual(['p', 'ul', 'div']);
    await click('Delete block');
    await click('Delete block');
    expect(blockTags()).toEqual(['p']);
    expect(screen.getByRole('button', { name: 'Delete block' })).toBeDisabled();
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

test('a text that is only written in another way is stored as it was, every byte', async () => {
  const content = [{ id: 1, type: 'paragraph', content: '<p>10\u00a0kg<br/>&quot;so&quot;</p>' }];
  await holdPosts({ p1: { ...fields, content } });
  await open();
  await click('Edit First post');
  await click('Update Blog');
  expect((await stored())['First post']?.content).toEqual(content);
});

test('a save removes forbidden markup from untouched text, and bold stays bold', async () => {
  await holdPosts({
    p1: { ...fields, content: [{ id: 1, type: 'paragraph', content: '<p onclick="x()"><b>Text</b></p>' }] },
  });
  await open();
  await click('Edit First post');
  await click('Update Blog');
  const [block] = Object(await stored())['First post'].content;
  expect(block).toEqual({ id: 1, type: 'paragraph', content: '<p><strong>Text</strong></p>' });
});

const preview = () => within(screen.getByRole('region', { name: 'Preview' }));

test('a post that is only cleaned when it is opened has nothing unsaved', async () => {
  await holdPosts({ p1: { ...fields, content: [{ id: 1, type: 'paragraph', content: '<p onclick="x()">Text</p>' }] } });
  await open();
  await click('Edit First post');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await click('Back to Blog List');
  expect(screen.queryByText('Unsaved work')).not.toBeInTheDocument();
  expect(await stored('drafts')).toEqual({});
});

describe('the body (§2)', () => {
  test('a block is moved by button or keys, with the caret in it, and can be duplicated', async () => {
    await open();
    await click('Edit First post');
    goTo(2);
    await click('Move block down');
    expect(blockTags()).toEqual(['p', 'ul', 'h2', 'div']);
    await click('Move block down');
    expect(screen.getByRole('button', { name: 'Move block down' })).toBeDisabled();
    press('ArrowUp', { altKey: true, shiftKey: true });
    expect(blockTags()).toEqual(['p', 'ul', 'h2', 'div']);
    await click('Duplicate block');
    expect(blockTags()).toEqual(['p', 'ul', 'h2', 'h2', 'div']);
    type('!');
    await click('Update Blog');
    expect((await stored())['First post']?.content).toEqual([
      ...fields.content.filter(({ id }) => id === 1 || id === 5),
      { id: 4, type: 'heading', content: 'A heading' },
      { id: 7, type: 'heading', content: 'A heading!' },
      ...fields.content.filter(({ id }) => id === 6),
    ]);
  });

  test('the preview can be turned off, and Ctrl+S in it keeps the draft', async () => {
    await open();
    await click('Edit First post');
    const title = screen.getByRole('textbox', { name: 'Title' });
    // Its own undo knows one field, and its own Save the page.
    expect(fireEvent.keyDown(title, { key: 'z', ctrlKey: true })).toBe(false);
    expect(fireEvent.keyDown(title, { key: 'b', ctrlKey: true })).toBe(true);
    const keep = jest.spyOn(store, 'keepDraft');
    // Nothing has the focus after a click beside all fields.
    for (const place of [screen.getByRole('region', { name: 'Preview' }), document.body]) {
      await fill('Title', `Kept from ${place.localName}`);
      expect(fireEvent.keyDown(place, { key: 's', ctrlKey: true })).toBe(false);
      await waitFor(() => expect(JSON.stringify(keep.mock.lastCall)).toContain(`Kept from ${place.localName}`));
    }
    const elsewhere = document.body.appendChild(document.createElement('input'));
    expect(fireEvent.keyDown(elsewhere, { key: 's', ctrlKey: true })).toBe(true);
    elsewhere.remove();
    expect(screen.getByRole('button', { name: 'Preview' })).toHaveAttribute('aria-pressed', 'true');
    await click('Preview');
    expect(screen.getByRole('button', { name: 'Preview' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('a mark is set by its button; undo takes it out of the text and of the preview', async () => {
    await open();
    await click('New Blog Post');
    act(() => bodyText().focus());
    goTo(1, 'all');
    const bold = screen.getByRole('button', { name: 'Bold' });
    await user.click(bold);
    expect(bold).toHaveAttribute('aria-pressed', 'true');
    expect(within(bodyText()).getByRole('strong')).toHaveTextContent('Start writing your blog content here...');
    expect(await preview().findByRole('strong')).toBeVisible();
    await click('Undo');
    expect(within(bodyText()).queryByRole('strong')).not.toBeInTheDocument();
    await waitFor(() => expect(preview().queryByRole('strong')).toBeNull());
  });

  test('a block turned into another type keeps its text, its marks and its id', async () => {
    await open();
    await click('Edit First post');
    const turn = (place: number, label: string) => {
      goTo(place);
      return user.selectOptions(screen.getByRole('combobox', { name: 'Type of block' }), label);
    };
    await turn(1, 'Heading');
    expect(screen.getAllByRole('textbox', { name: 'Heading' })[0]).toHaveTextContent('Some bold text');
    await turn(2, 'Callout');
    await click('Update Blog');
    expect((await stored())['First post']?.content).toEqual([
      { id: 1, type: 'heading', content: 'Some bold text', rich: 'Some <strong>bold</strong> text' },
      { id: 4, type: 'callout', content: 'A heading' },
      ...fields.content.slice(2),
    ]);
  });

  test('what a change of type loses is said beside the text until it is undone or closed', async () => {
    // There is no layout.
    Element.prototype.scrollIntoView = () => {};
    await open();
    await click('Edit First post');
    const turn = (label: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Type of block' }), label);
    goTo(1);
    await turn('Code');
    const sentence = 'Lost in the change of type: bold. Undo brings it back.';
    expect(screen.getByText(sentence).closest('[role="status"]')).toBeVisible();
    await turn('Paragraph');
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    expect(within(bodyText()).getByRole('strong')).toHaveTextContent('bold');
    await turn('Code');
    await click('Close');
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  test('Enter within a text splits its block, and Backspace joins the two again', async () => {
    await open();
    await click('Edit First post');
    goTo(1, 'Some '.length);
    type('\n');
    await click('Update Blog');
    expect((await stored())['First post']?.content).toEqual([
      { id: 1, type: 'paragraph', content: '<p>Some </p>' },
      { id: 7, type: 'paragraph', content: '<p><strong>bold</strong> text</p>' },
      ...fields.content.slice(1),
    ]);
    await click('Edit First post');
    goTo(2, 0);
    press('Backspace');
    await click('Update Blog');
    expect((await stored())['First post']?.content).toEqual(fields.content);
  });

  test('Enter at the end of a text makes the next block', async () => {
    await open();
    await click('Edit First post');
    goTo(2);
    type('\nBelow it');
    expect(blockTags()).toEqual(['p', 'h2', 'p', 'ul', 'div']);
    await click('Update Blog');
    expect((await stored())['First post']?.content).toEqual([
      ...fields.content.slice(0, 2),
      { id: 7, type: 'paragraph', content: '<p>Below it</p>' },
      ...fields.content.slice(2),
    ]);
  });

  test.each([
    ['## ', 'h2'],
    ['### ', 'h3'],
    ['- ', 'ul'],
    ['1. ', 'ol'],
    ['> ', 'div'],
    ['``` ', 'pre'],
    ['- [ ] ', 'ul'],
  ])('%j at the beginning of a text makes a block of it, wherever it stands', async (typed, tag) => {
    await open();
    await click('Edit First post');
    goTo(1);
    type(`\n${typed}`);
    expect(blockTags()).toEqual(['p', tag, 'h2', 'ul', 'div']);
    if (typed === '- [ ] ') expect(screen.getByRole('checkbox', { name: /^Task item/ })).not.toBeChecked();
  });

  test.each(['\n', ' '])('three hyphens and %j make a divider, and typing goes on in the next text', async (end) => {
    await open();
    await click('Edit First post');
    goTo(1);
    type(`\n---${end}Behind it`);
    expect(blockTags()).toEqual(['p', 'hr', 'p', 'h2', 'ul', 'div']);
    expect(bodyText().children[2]?.textContent).toBe('Behind it');
  });

  test('backticks with a language and Enter make a code block; other words do not', async () => {
    await open();
    await click('Edit First post');
    goTo(1);
    type('\n```ts\nlet a;');
    await click('Update Blog');
    expect((await stored())['First post']?.content).toContainEqual(
      expect.objectContaining({ type: 'code', content: 'let a;', language: 'ts' }),
    );
    await click('Edit First post');
    goTo(1);
    type('\n```if (a)');
    expect(bodyText().children[1]).toHaveTextContent('```if (a)');
  });

  test('undo and redo cover the whole post, in the order in which it was written', async () => {
    // However slow the machine is, the new title is typed within a second.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    await open();
    await click('Edit First post');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await fill('Title', 'Changed');
    goTo(4);
    await click('Delete block');
    await fill('Author', 'Grace');
    await click('Undo');
    expect(screen.getByRole('textbox', { name: 'Author' })).toHaveValue('Ada');
    expect(screen.getByRole('textbox', { name: 'Author' })).toHaveFocus();
    await click('Undo');
    expect(blockTags()).toEqual(['p', 'h2', 'ul', 'div']);
    expect(bodyText()).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('First post');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    for (let step = 0; step < 3; step += 1) await click('Redo');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Changed');
    expect(screen.getByRole('textbox', { name: 'Author' })).toHaveValue('Grace');
    expect(blockTags()).toEqual(['p', 'h2', 'ul']);
    expect(screen.getByRole('button', { name: 'Redo' })).toBeDisabled();
  });

  test.each([
    ['a field', () => fill('Author', 'Grace')],
    ['the body', async () => type(' and more')],
  ])('what was undone cannot be redone once %s has changed since', async (_place, change) => {
    await open();
    await click('Edit First post');
    await fill('Title', 'Changed');
    await click('Undo');
    expect(screen.getByRole('button', { name: 'Redo' })).toBeEnabled();
    goTo(2);
    await change();
    expect(screen.getByRole('button', { name: 'Redo' })).toBeDisabled();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('First post');
  });

  test('undo takes back a title and three paragraphs entirely, and redo restores them', async () => {
    await open();
    await click('New Blog Post');
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'A title of words');
    await user.keyboard('{Enter}');
    expect(bodyText()).toHaveFocus();
    goTo(1, 'all');
    type('The first one\nThe second one\nThe third one');
    const undo = screen.getByRole('button', { name: 'Undo' });
    for (let step = 0; step < 60 && !undo.hasAttribute('disabled'); step += 1)
      await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    expect(bodyText()).toHaveTextContent('Start writing your blog content here...');
    const redo = screen.getByRole('button', { name: 'Redo' });
    for (let step = 0; step < 60 && !redo.hasAttribute('disabled'); step += 1)
      await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('A title of words');
    expect([...bodyText().children].map(({ textContent }) => textContent)).toEqual([
      'The first one',
      'The second one',
      'The third one',
    ]);
    expect(bodyText()).toHaveFocus();
  });

  test('what is typed over a selection is taken back alone, however fast it came', async () => {
    await open();
    await click('Edit First post');
    goTo(2);
    type(' and');
    goTo(2, 'all');
    type('Over');
    await user.keyboard('{Control>}z{/Control}');
    expect(bodyText()).toHaveTextContent('A heading and');
  });

  test('the preview shows what was written after a short pause, as readers will see it', async () => {
    await open();
    await click('Edit First post');
    goTo(2, 'all');
    type('Seen soon');
    expect(await preview().findByRole('heading', { name: 'Seen soon' })).toBeVisible();
    await click('Preview');
    expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
  });

  test('a save gets a later time than the one before, even from a slow clock', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(post.updatedAt) - 3_600_000);
    await open();
    await click('Edit First post');
    await click('Update Blog');
    const time = String((await stored())['First post']?.updatedAt);
    expect(Date.parse(time)).toBe(Date.parse(post.updatedAt) + 1);
  });

  test('a save without a change is one too: updatedAt is set on save (§3)', async () => {
    await open();
    await click('Edit First post');
    await click('Update Blog');
    await screen.findByRole('heading', { name: 'Blog Management' });
    const { 'First post': saved } = await stored();
    expect(saved).toEqual({ ...fields, updatedAt: saved?.updatedAt });
    expect(String(saved?.updatedAt) > fields.updatedAt).toBe(true);
  });
});
