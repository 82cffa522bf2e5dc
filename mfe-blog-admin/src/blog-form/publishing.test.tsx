import { screen } from '@testing-library/react';
import { expectConsole } from 'shared-config/presets/jest/expect-console';
import {
  alertMock,
  choose,
  click,
  confirmMock,
  fields,
  fill,
  holdPosts,
  open,
  put,
  store,
  stored,
  user,
} from '../blog-management/blog-management.test.setup';
import { maxVersions } from '../posts/posts-store';

const published = 'Published: visible to readers';
const savedFields = async (title = 'First post') => (await stored())[title];

describe('Enter', () => {
  test('in the title goes to the first block, and saves nothing', async () => {
    await open();
    await click('New Blog Post');
    await fill('Title', 'By accident');
    await choose(published);
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '{Enter}');
    expect(screen.getByRole('textbox', { name: 'Paragraph, block 1' })).toHaveFocus();
    expect(Object.keys(await stored())).toEqual(['First post']);
  });

  test('in another field goes to the next one', async () => {
    await open();
    await click('New Blog Post');
    await user.type(screen.getByRole('textbox', { name: 'Author' }), 'Ada{Enter}');
    expect(screen.getByRole('textbox', { name: 'Category' })).toHaveFocus();
    expect(alertMock).not.toHaveBeenCalled();
  });

  test('in a list makes the next item, and in the last empty one ends the list', async () => {
    await open();
    await click('Edit First post');
    await user.type(screen.getByRole('textbox', { name: 'List, block 3, item 2' }), '{Enter}three{Enter}');
    expect(screen.getByRole('textbox', { name: 'List, block 3, item 3' })).toHaveValue('three');
    expect(screen.getByRole('textbox', { name: 'List, block 3, item 4' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('textbox', { name: 'List, block 3, item 4' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Paragraph, block 4' })).toHaveFocus();
  });
});

describe('keys across blocks', () => {
  test('Enter at the end of a heading makes the next block; Backspace at its start joins it again', async () => {
    await open();
    await click('Edit First post');
    await user.type(screen.getByRole('textbox', { name: 'Heading, block 2' }), '{Enter}');
    expect(screen.getByRole('textbox', { name: 'Paragraph, block 3' })).toHaveFocus();
    expect(screen.getByText('Paragraph inserted at position 3 of 5')).toBeInTheDocument();
    await user.keyboard('{Backspace}');
    expect(screen.getByRole('textbox', { name: 'Heading, block 2' })).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'Paragraph, block 3' })).not.toBeInTheDocument();
  });

  test('Backspace joins text to the block before, with the caret where they meet', async () => {
    await open();
    await click('Edit First post');
    await click('Insert Sub Heading after block 2');
    await user.keyboard('more');
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Sub Heading, block 3' });
    box.setSelectionRange(0, 0);
    await user.keyboard('{Backspace}');
    const joined = screen.getByRole<HTMLInputElement>('textbox', { name: 'Heading, block 2' });
    expect(joined).toHaveValue('A headingmore');
    expect(joined).toHaveFocus();
    expect(joined.selectionStart).toBe('A heading'.length);
  });

  test('the arrows move from field to field', async () => {
    await open();
    await click('Edit First post');
    await user.click(screen.getByRole('textbox', { name: 'Heading, block 2' }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('textbox', { name: 'List, block 3, item 1' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('textbox', { name: 'Paragraph, block 1' })).toHaveFocus();
  });

  test('a block that is added at the end gets the focus and is announced; typing replaces its default text', async () => {
    await open();
    await click('Edit First post');
    await click('+ Callout');
    const box = screen.getByRole('textbox', { name: 'Callout, block 5' });
    expect(box).toHaveFocus();
    expect(screen.getByText('Callout inserted at position 5 of 5')).toBeInTheDocument();
    await user.keyboard('Mind the gap');
    expect(box).toHaveValue('Mind the gap');
  });

  test('the outline jumps to a block', async () => {
    await open();
    await click('Edit First post');
    await user.click(screen.getByText('Outline (4)'));
    await click('A heading');
    expect(screen.getByRole('textbox', { name: 'Heading, block 2' })).toHaveFocus();
  });
});

describe('publishing', () => {
  test('a post that still has default texts asks first, with the blocks', async () => {
    await open();
    await click('New Blog Post');
    await fill('Title', 'Not ready');
    await choose(published);
    confirmMock.mockReturnValueOnce(false);
    await click('Save Blog');
    expect(confirmMock).toHaveBeenCalledWith(
      'This post still contains default texts:\nblock 1: “Start writing your blog content here...”\nPublish it anyway?',
    );
    expect(await savedFields('Not ready')).toBeUndefined();
    await choose('Draft: visible to staff only');
    await click('Save Blog');
    expect(await savedFields('Not ready')).toBeDefined();
    expect(confirmMock).toHaveBeenCalledTimes(1);
  });

  test('with a date to come is a schedule: the form says so, and so does what is stored', async () => {
    await open();
    await click('Edit First post');
    const date = screen.getByLabelText('Publish date');
    await user.clear(date);
    await user.type(date, '2999-12-01');
    expect(screen.getByText('Scheduled: readers see it from 1 December 2999 at 00:00.')).toBeVisible();
    await click('Update Blog');
    expect(await savedFields()).toMatchObject({
      status: 'scheduled',
      publishDate: '2999-12-01',
      publishAt: new Date(2999, 11, 1).toISOString(),
    });
    expect(screen.getByText('Scheduled for 1 December 2999 at 00:00')).toBeVisible();
    await click('Edit First post');
    await choose('Draft: visible to staff only');
    await click('Update Blog');
    expect(await savedFields()).toMatchObject({ status: 'draft' });
    expect(await savedFields()).not.toHaveProperty('publishAt');
  });

  test('a schedule stays what it was for a writer in another time zone', async () => {
    const publishAt = '2999-11-30T18:30:00.000Z';
    await holdPosts({ p1: { ...fields, status: 'scheduled', publishDate: '2999-12-01', publishAt } });
    await open();
    await click('Edit First post');
    await fill('Title', 'Changed');
    await click('Update Blog');
    expect(await savedFields('Changed')).toMatchObject({ status: 'scheduled', publishAt });
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

  test('that is made of the title gets a number when somebody else has reserved it meanwhile', async () => {
    await put({ fresh: { post: 'p9' } }, 'slugs');
    await open();
    await click('New Blog Post');
    await fill('Title', 'Fresh');
    await choose(published);
    await click('Save Blog');
    expect(await savedFields('Fresh')).toMatchObject({ slug: 'fresh-2' });
    expect(alertMock).not.toHaveBeenCalled();
  });

  test('can be typed; one that another post has is refused at its field', async () => {
    await put({ 'my-own': { post: 'p9' } }, 'slugs');
    await open();
    await click('Edit First post');
    await fill('Slug', 'My own');
    expect(screen.getByText('Readers find it at /blogs/my-own. /blogs/first-post redirects there.')).toBeVisible();
    await click('Update Blog');
    expect(await screen.findByText(/^Another post has “my-own”/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Slug' })).toHaveFocus();
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

test('each save keeps a version in a commit of its own; when that fails the post is saved all the same', async () => {
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
