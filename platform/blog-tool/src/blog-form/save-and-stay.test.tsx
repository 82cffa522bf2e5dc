import { screen } from '@testing-library/react';
import {
  click,
  fields,
  fill,
  holdPosts,
  open,
  place,
  stored,
  user,
} from '../blog-management/blog-management.test.setup';

const titleField = () => screen.getByRole('textbox', { name: 'Title' });

test('Save and stay stores a new post once, and its form goes on as that of the post', async () => {
  await open();
  await click('New Blog Post');
  await user.keyboard('First words');
  await click('Save and stay');
  expect(screen.getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible();
  expect(place.search).toMatch(/^\?edit=/);
  expect(titleField()).toHaveValue('First words');
  expect(screen.getByText(/^Saved on /)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save and stay' })).toHaveFocus();
  await fill('Title', 'Second words');
  await click('Save and stay');
  expect(Object.keys(await stored()).toSorted()).toEqual(['First post', 'Second words']);
  await click('Undo');
  expect(titleField()).not.toHaveValue('Second words');
  await click('Redo');
  await click('Back to Blog List');
  expect(screen.queryByText(/^Unsaved work/)).not.toBeInTheDocument();
});

test('a form that goes on after a save has the slug that the save has made', async () => {
  await open();
  await click('Edit First post');
  const slug = screen.getByRole('textbox', { name: 'Slug' });
  await user.clear(slug);
  await fill('Title', 'Other words');
  await click('Save and stay');
  expect((await stored())['Other words']).toMatchObject({ slug: 'other-words', status: 'published' });
  expect(slug).toHaveValue('other-words');
  expect(screen.getByText(/^Saved on /)).toBeVisible();
});

test('Update Blog leads to the list', async () => {
  await open();
  await click('Edit First post');
  await click('Update Blog');
  expect(screen.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
});

test('the versions of a post open from its form, which keeps what was typed', async () => {
  await open();
  await click('New Blog Post');
  expect(screen.queryByRole('button', { name: 'Versions' })).not.toBeInTheDocument();
  await click('Back to Blog List');
  await click('Edit First post');
  await fill('Title', 'Typed');
  await click('Versions');
  expect(screen.getByRole('heading', { name: 'Versions of “First post”' })).toBeVisible();
  await place.goBack();
  expect(titleField()).toHaveValue('Typed');
});

test('the fields beside title and body are folded, and their line says what readers would miss', async () => {
  await holdPosts({ p1: fields, p2: { ...fields, title: 'Bare', slug: 'bare', author: '', excerpt: '' } });
  await open();
  await click('Edit First post');
  expect(screen.getByText('Ada · Fleet · 2 January 2026')).toBeVisible();
  const author = screen.getByRole('textbox', { name: 'Author' });
  expect(author).not.toBeVisible();
  await fill('Author', 'Grace');
  // What is undone is shown.
  await click('Undo');
  expect(author).toBeVisible();
  expect(author).toHaveFocus();
  await click('Back to Blog List');
  await click('Edit Bare');
  expect(screen.getByText('no author or excerpt yet')).toBeVisible();
});
