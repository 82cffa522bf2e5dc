import { screen } from '@testing-library/react';
import { click, fields, fill, holdPosts, open, stored } from '../blog-management/blog-management.test.setup';

test('a meta title and description are stored, brought back by undo, and taken away when emptied', async () => {
  await open();
  await click('Edit First post');
  await fill('Meta title', 'Found title');
  await fill('Meta description', 'Found text');
  await click('Undo');
  expect(screen.getByRole('textbox', { name: 'Meta description' })).toHaveValue('');
  await click('Redo');
  await click('Update Blog');
  expect((await stored())['First post']).toMatchObject({ metaTitle: 'Found title', metaDescription: 'Found text' });
  await click('Edit First post');
  await fill('Meta title', '');
  await click('Update Blog');
  const post = (await stored())['First post'];
  expect(post).not.toHaveProperty('metaTitle');
  expect(post).toMatchObject({ metaDescription: 'Found text' });
});

test('a meta title of another kind, from another program, stays as it is stored', async () => {
  await holdPosts({ p1: { ...fields, metaTitle: { en: 'Found' } } });
  await open();
  await click('Edit First post');
  await fill('Title', 'First post, again');
  await click('Update Blog');
  expect((await stored())['First post, again']).toMatchObject({ metaTitle: { en: 'Found' } });
});
