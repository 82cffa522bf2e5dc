import { act, fireEvent, screen, within } from '@testing-library/react';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { german } from 'kit/words/german';
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
  openDetails,
  press,
  put,
  store,
  stored,
  type,
  user,
} from '../blog-management/blog-management.test.setup';
import { formatTime } from '../posts/format-time';
import { maxVersions } from '../posts/posts-store';

const savedFields = async (title = 'First post') => (await stored())[title];

describe('Enter', () => {
  test('in the title goes to the body, and saves nothing', async () => {
    await open();
    await click('New Blog Post');
    await fill('Title', 'By accident');
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '{Enter}');
    expect(bodyText()).toHaveFocus();
    expect(Object.keys(await stored())).toEqual(['First post']);
  });

  test('in another field goes to the next one', async () => {
    await open();
    await click('New Blog Post');
    await user.type(screen.getByRole('textbox', { name: 'Author' }), 'Ada{Enter}');
    expect(screen.getByRole('textbox', { name: 'Category' })).toHaveFocus();
    expect(alertMock).not.toHaveBeenCalled();
  });

  test('skips the toolbar, and is left to the excerpt and to input methods', async () => {
    await open();
    await click('Edit First post');
    await user.type(screen.getByLabelText('Slug'), '{Enter}');
    expect(bodyText()).toHaveFocus();
    expect(fireEvent.keyDown(screen.getByLabelText('Excerpt'), { key: 'Enter' })).toBe(true);
    const composed = { key: 'Enter', isComposing: true };
    expect(fireEvent.keyDown(screen.getByLabelText('Author'), composed)).toBe(true);
  });

  test('in a call to action makes the next block; in its address it saves nothing', async () => {
    await open();
    await click('Edit First post');
    goTo(4);
    type('\nAfter it');
    expect(blockTags()).toEqual(['p', 'h2', 'ul', 'div', 'p']);
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), '{Enter}');
    expect(screen.getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible();
  });

  test('in a list makes the next item, and in an empty one ends the list', async () => {
    await open();
    await click('Edit First post');
    goTo(3);
    type('\nthree\n\nBelow');
    expect(within(bodyText()).getAllByRole('listitem')).toHaveLength(3);
    await click('Update Blog');
    expect((await savedFields())?.content).toEqual([
      ...fields.content.slice(0, 2),
      { id: 5, type: 'list', content: '', items: ['one', 'two', 'three'] },
      { id: 7, type: 'paragraph', content: '<p>Below</p>' },
      ...fields.content.slice(3),
    ]);
  });
});

describe('blocks', () => {
  test('a new block has the caret, and each change of a block is announced', async () => {
    await open();
    await click('Edit First post');
    await click('+ Callout');
    expect(bodyText()).toHaveFocus();
    expect(screen.getByText('Block added: position 5 of 5')).toHaveAttribute('role', 'status');
    type('Mind the gap');
    expect(screen.getByRole('textbox', { name: 'Callout' })).toHaveTextContent(/^Mind the gap$/);
    press('ArrowUp', { altKey: true, shiftKey: true });
    expect(screen.getByText('Block moved: position 4 of 5')).toBeInTheDocument();
    await click('Duplicate block');
    expect(screen.getByText('Block copied: position 5 of 6')).toBeInTheDocument();
    await click('Delete block');
    expect(screen.getByText('Block deleted')).toBeInTheDocument();
  });

  test('the outline jumps to a block', async () => {
    await open();
    await click('Edit First post');
    await user.click(screen.getByText('Outline (4)'));
    await click('A heading');
    expect(bodyText()).toHaveFocus();
    type('!');
    expect(screen.getByRole('textbox', { name: 'Heading' })).toHaveTextContent('!A heading');
    expect(screen.getByText('Outline (4)').closest('details')).not.toHaveAttribute('open');
  });

  test('Escape within the outline closes it, and gives the focus back to what opened it', async () => {
    await open();
    await click('Edit First post');
    const outline = screen.getByText('Outline (4)');
    await user.click(outline);
    act(() => screen.getByRole('button', { name: 'A heading' }).focus());
    await user.keyboard('{Escape}');
    expect(outline.closest('details')).not.toHaveAttribute('open');
    expect(outline).toHaveFocus();
  });
});

describe('publishing', () => {
  test('beside each action stands what it does to readers', async () => {
    await open();
    await click('New Blog Post');
    expect(screen.getByText('stays a draft')).toBeVisible();
    expect(screen.getByText('goes live at once')).toBeVisible();
    await click('Back to Blog List');
    await click('Edit First post');
    expect(screen.queryByText('stays a draft')).not.toBeInTheDocument();
    // One button saves and publishes what is published already.
    expect(screen.queryByRole('button', { name: /^Publish/ })).not.toBeInTheDocument();
    const actionOf = (button: string) => screen.getByRole('button', { name: button }).parentElement;
    expect(actionOf('Update Blog')).toHaveTextContent('Update Bloggoes live at once');
    expect(actionOf('Unpublish')).toHaveTextContent('Unpublishtakes it from readers');
    expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
    await fill('Title', 'Changed');
    await click('Update Blog');
    expect(await savedFields('Changed')).toMatchObject({ status: 'published' });
  });

  test('names what is missing in one question, and is not blocked by it', async () => {
    await open();
    await click('New Blog Post');
    await fill('Title', 'Not ready');
    await user.clear(screen.getByLabelText('Publish date'));
    confirmMock.mockReturnValueOnce(false);
    await click('Publish');
    expect(confirmMock).toHaveBeenCalledWith(
      'This post has no publish date, author, category or excerpt.\nThis post still contains default texts:\nblock 1: “Start writing your blog content here...”\nPublish it anyway?',
    );
    expect(await savedFields('Not ready')).toBeUndefined();
    await click('Publish');
    expect(await savedFields('Not ready')).toMatchObject({ status: 'published' });
    expect(confirmMock).toHaveBeenCalledTimes(2);
  });

  test('asks nothing about a complete post, and a draft is saved without a question', async () => {
    await holdPosts({ p1: { ...fields, status: 'draft' } });
    await open();
    await click('New Blog Post');
    await fill('Title', 'A draft');
    await click('Save Blog');
    await click('Edit First post');
    await click('Publish');
    expect(await savedFields()).toMatchObject({ status: 'published' });
    expect(confirmMock).not.toHaveBeenCalled();
  });

  test('says once that a Sub Heading has no Heading above it', async () => {
    const content = [
      { id: 1, type: 'subheading', content: 'Firing' },
      { id: 2, type: 'heading', content: 'Glazing' },
    ];
    await holdPosts({ p1: { ...fields, content, status: 'draft' } });
    await open();
    await click('Edit First post');
    await click('Publish');
    expect(confirmMock).toHaveBeenCalledWith(
      'Its first heading is a Sub Heading: whoever goes through it by headings misses the Heading above it.\nPublish it anyway?',
    );
    await click('Edit First post');
    await fill('Title', 'Changed');
    await click('Update Blog');
    expect(await savedFields('Changed')).toMatchObject({ status: 'published' });
    expect(confirmMock).toHaveBeenCalledTimes(1);
  });

  test('a future date on a published post hides it from readers, so the form asks first', async () => {
    await open();
    await click('Edit First post');
    fireEvent.change(screen.getByLabelText('Publish date'), { target: { value: '2999-05-03' } });
    expect(screen.getByText(/^takes it from readers until 3 May 2999 at 00:00/)).toBeVisible();
    await openDetails();
    expect(screen.getByText('Readers see the post now. Updated, it is away until 3 May 2999 at 00:00.')).toBeVisible();
    confirmMock.mockReturnValueOnce(false);
    await click('Update Blog');
    expect(confirmMock).toHaveBeenCalledWith(
      expect.stringMatching(
        /^Readers see this post now\. With this publish date they will not find it until 3 May 2999/,
      ),
    );
    expect(await savedFields()).toMatchObject({ status: 'published' });
    await click('Update Blog');
    expect(await savedFields()).toMatchObject({ status: 'scheduled' });
    // Nobody sees it any more: another date takes it from nobody.
    await click('Edit First post');
    fireEvent.change(screen.getByLabelText('Publish date'), { target: { value: '2999-05-04' } });
    await click('Update Blog');
    expect(confirmMock).toHaveBeenCalledTimes(2);
  });

  test('is taken back by Unpublish, after a question', async () => {
    await open();
    await click('Edit First post');
    confirmMock.mockReturnValueOnce(false);
    await click('Unpublish');
    expect(await savedFields()).toMatchObject({ status: 'published' });
    await click('Unpublish');
    expect(await savedFields()).toMatchObject({ status: 'draft', slug: 'first-post' });
    expect(confirmMock).toHaveBeenLastCalledWith('Unpublish this post? Readers will no longer see it.');
  });

  test('that fails leaves the form as it was: saving it again publishes nothing', async () => {
    await open();
    await click('New Blog Post');
    await fill('Title', 'Still a draft');
    failCommit('offline');
    await click('Publish');
    expectConsole('error', /^The post could not be saved/);
    expect(screen.getByText('stays a draft')).toBeVisible();
    await click('Save Blog');
    expect(await savedFields('Still a draft')).not.toHaveProperty('status');
  });

  test('at a chosen time uses the time zone of the writer, which the form names', async () => {
    await open();
    await click('New Blog Post');
    await fill('Title', 'At nine');
    fireEvent.change(screen.getByLabelText('Publish date'), { target: { value: '2999-05-03' } });
    const time = screen.getByLabelText('Publish time');
    fireEvent.change(time, { target: { value: '09:00' } });
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(time).toHaveAccessibleDescription(`Your time zone, ${zone}. Without a time it is the beginning of the day.`);
    expect(screen.getByText(`on 3 May 2999 at 09:00 (${zone})`)).toBeVisible();
    // A time that was chosen waits with the draft.
    await click('Save Blog');
    const publishAt = new Date(2999, 4, 3, 9).toISOString();
    expect(await savedFields('At nine')).not.toHaveProperty('status');
    await click('Edit At nine');
    expect(screen.getByLabelText('Publish time')).toHaveValue('09:00');
    await click('Publish');
    expect(await savedFields('At nine')).toMatchObject({ status: 'scheduled', publishDate: '2999-05-03', publishAt });
    await click('Edit At nine');
    fireEvent.change(screen.getByLabelText('Publish time'), { target: { value: '' } });
    expect(screen.getByText(/^readers see it from 3 May 2999 at 00:00 /)).toBeVisible();
    await click('Update Blog');
    expect(await savedFields('At nine')).toMatchObject({ publishAt: new Date(2999, 4, 3).toISOString() });
  });

  test('with a date to come is a schedule: the form says so, and so does what is stored', async () => {
    await open();
    await click('Edit First post');
    const date = screen.getByLabelText('Publish date');
    await user.clear(date);
    await user.type(date, '2999-12-01');
    await click('Update Blog');
    expect(await savedFields()).toMatchObject({
      status: 'scheduled',
      publishDate: '2999-12-01',
      publishAt: new Date(2999, 11, 1).toISOString(),
    });
    expect(screen.getByText('Scheduled for 1 December 2999 at 00:00')).toBeVisible();
    await click('Edit First post');
    await openDetails();
    expect(screen.getByText('Scheduled: readers see it from 1 December 2999 at 00:00.')).toBeVisible();
    await click('Unpublish');
    expect(await savedFields()).toMatchObject({ status: 'draft' });
    expect(await savedFields()).not.toHaveProperty('publishAt');
  });

  test('the form says what publishing a draft would do: from when, and at which address', async () => {
    await open();
    await click('New Blog Post');
    await fill('Title', 'Soon here');
    expect(screen.getByLabelText('Slug')).toHaveAttribute('placeholder', 'soon-here');
    await openDetails();
    expect(screen.getByText('Once published, readers find it at /posts/soon-here.')).toBeVisible();
    const date = screen.getByLabelText('Publish date');
    expect(date).not.toHaveAccessibleDescription();
    fireEvent.change(date, { target: { value: '2999-12-01' } });
    expect(date).toHaveAccessibleDescription(/^This date is in the future\./);
    fireEvent.change(date, { target: { value: '2026-01-01' } });
    expect(date).not.toHaveAccessibleDescription();
  });

  test('a schedule stays what it was for a writer in another time zone', async () => {
    const publishAt = '2999-11-30T18:30:00.000Z';
    await holdPosts({ p1: { ...fields, status: 'scheduled', publishDate: '2999-12-01', publishAt } });
    await open();
    await click('Edit First post');
    await openDetails();
    expect(screen.getByText(`Scheduled: readers see it from ${formatTime(publishAt)}.`)).toBeVisible();
    await fill('Title', 'Changed');
    await click('Update Blog');
    expect(await savedFields('Changed')).toMatchObject({ status: 'scheduled', publishAt });
  });

  test('the schedule shown follows the date, and its old time returns with the old date', async () => {
    const publishAt = '2999-11-30T18:30:00.000Z';
    await holdPosts({ p1: { ...fields, status: 'scheduled', publishDate: '2999-12-01', publishAt } });
    await open();
    await click('Edit First post');
    const date = screen.getByLabelText('Publish date');
    const chooseDay = (value: string) => fireEvent.change(date, { target: { value } });
    chooseDay('2999-12-05');
    expect(date).toHaveAccessibleDescription('Scheduled: readers see it from 5 December 2999 at 00:00.');
    chooseDay('2026-01-01');
    expect(date).not.toHaveAccessibleDescription();
    chooseDay('2999-12-01');
    expect(date).toHaveAccessibleDescription(`Scheduled: readers see it from ${formatTime(publishAt)}.`);
    chooseDay('2999-12-05');
    await click('Update Blog');
    expect(await savedFields()).toMatchObject({
      status: 'scheduled',
      publishAt: new Date(2999, 11, 5).toISOString(),
    });
  });
});

describe('the slug', () => {
  const reserved = () => stored('slugs');

  test('is reserved by the save that publishes, and not by a draft', async () => {
    await open();
    await click('New Blog Post');
    await fill('Title', 'Reserved');
    await click('Save Blog');
    expect(await reserved()).toEqual({});
    await click('Edit First post');
    await click('Update Blog');
    expect(await reserved()).toEqual({ 'first-post': { post: 'p1' } });
  });

  test('made from the title gets a number when somebody else has taken it meanwhile', async () => {
    await put({ fresh: { post: 'p9' } }, 'slugs');
    await open();
    await click('New Blog Post');
    await fill('Title', 'Fresh');
    await click('Publish');
    expect(await savedFields('Fresh')).toMatchObject({ slug: 'fresh-2' });
    expect(alertMock).not.toHaveBeenCalled();
  });

  test('can be typed; one that another post has is refused at its field', async () => {
    await put({ 'my-own': { post: 'p9' } }, 'slugs');
    await open();
    await click('Edit First post');
    await fill('Slug', 'My own');
    await openDetails();
    expect(screen.getByText('Readers find it at /posts/my-own. /posts/first-post redirects there.')).toBeVisible();
    await click('Update Blog');
    expect(await screen.findByText(/^Another post has “my-own”/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Slug' })).toHaveFocus();
  });

  test('of another post of the list is refused too, until another one is typed', async () => {
    await holdPosts({ p1: fields, p2: { ...fields, title: 'Second post', slug: 'second' } });
    await open();
    await click('Edit First post');
    await fill('Slug', 'Second');
    await click('Update Blog');
    const slug = screen.getByRole('textbox', { name: 'Slug' });
    expect(slug).toHaveAccessibleDescription(/^Another post has “second”/);
    expect(alertMock).not.toHaveBeenCalled();
    expect(await savedFields()).toEqual(fields);
    await fill('Slug', 'third');
    expect(slug).not.toHaveAccessibleDescription(/Another post has/);
    await click('Update Blog');
    expect(await savedFields()).toMatchObject({ slug: 'third' });
  });

  test('the former ones of a post that readers knew stay with it, to redirect', async () => {
    await open();
    await click('Edit First post');
    await fill('Slug', 'second');
    await click('Update Blog');
    expect(await savedFields()).toMatchObject({ slug: 'second', formerSlugs: ['first-post'] });
    for (const slug of ['third', 'first-post']) {
      await click('Edit First post');
      await fill('Slug', slug);
      await click('Update Blog');
    }
    expect(await savedFields()).toMatchObject({ slug: 'first-post', formerSlugs: ['second', 'third'] });
  });

  test('of a new post is spelled out on a German site, and that of an existing one stays', async () => {
    // Published before slugs were stored: readers have it under its title.
    await holdPosts({ p1: { ...fields, title: 'Öfen', slug: '' } });
    await open('', german);
    await click('New Blog Post');
    await fill('Title', 'Öfen für Überlingen');
    await openDetails();
    expect(screen.getByText('Once published, readers find it at /posts/oefen-fuer-ueberlingen.')).toBeVisible();
    await click('Publish');
    expect(await savedFields('Öfen für Überlingen')).toMatchObject({ slug: 'oefen-fuer-ueberlingen' });
    await click('Edit Öfen');
    await openDetails();
    expect(screen.getByText('Readers find it at /posts/ofen.')).toBeVisible();
    await click('Update Blog');
    expect(await savedFields('Öfen')).toMatchObject({ slug: 'ofen' });
  });

  test('that is cleared is made of the title again', async () => {
    await open();
    await click('Edit First post');
    await fill('Title', 'Renamed');
    await fill('Slug', '');
    await click('Update Blog');
    expect(await savedFields('Renamed')).toMatchObject({ slug: 'renamed', formerSlugs: ['first-post'] });
  });
});

test('fifty versions are kept, the newest; none whose time could not be its name', async () => {
  const timeOf = (save: number) => new Date(Date.UTC(2026, 0, 3, 0, save)).toISOString();
  const saves = Array.from({ length: maxVersions + 2 }, (_, save) => ({ ...fields, updatedAt: timeOf(save) }));
  await store.keepVersions('p1', [
    ...saves,
    ...['soon', '2026-01-03/x'].map((updatedAt) => ({ ...fields, updatedAt })),
  ]);
  expect((await store.listVersions('p1')).map(({ updatedAt }) => updatedAt)).toEqual(
    saves
      .slice(2)
      .map(({ updatedAt }) => updatedAt)
      .reverse(),
  );
});

test.each(['Dec 31 9999', 'Sat, 13 Sep 275760 00:00:00 GMT', '9999-12-31T23:59:59.999Z', '+010000-01-01', 'soon', ''])(
  'a post last saved at “%s” is saved as of now, with a version from just before',
  async (updatedAt) => {
    await holdPosts({ p1: { ...fields, updatedAt } });
    await open();
    await click('Edit First post');
    await fill('Title', 'Second version');
    await click('Update Blog');
    const savedAt = Date.parse(String((await savedFields('Second version'))?.updatedAt));
    expect(Math.abs(savedAt - Date.now())).toBeLessThan(60_000);
    expect((await store.listVersions('p1')).map((version) => [version.title, version.updatedAt])).toEqual([
      ['Second version', new Date(savedAt).toISOString()],
      ['First post', new Date(savedAt - 1).toISOString()],
    ]);
  },
);

test('each save keeps a version, and when that fails the post is still saved', async () => {
  await open();
  await click('Edit First post');
  await fill('Title', 'Second version');
  await click('Update Blog');
  expect((await store.listVersions('p1')).map(({ title }) => title)).toEqual(['Second version', 'First post']);
  jest.spyOn(store, 'keepVersions').mockRejectedValueOnce(new Error('offline'));
  await click('Edit Second version');
  await fill('Title', 'Third version');
  await click('Update Blog');
  expectConsole('error', /^No version of post p1 was kept/);
  expect(await savedFields('Third version')).toBeDefined();
});
