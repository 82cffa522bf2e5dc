import { act, screen } from '@testing-library/react';
import {
  click,
  fields,
  fill,
  holdPosts,
  open,
  openDetails,
  reload,
  stored,
  user,
} from '../blog-management/blog-management.test.setup';

const tagsField = () => screen.getByRole('combobox', { name: 'Tags' });
const optionsOf = (field: HTMLElement) => {
  const list = document.getElementById(field.getAttribute('list') ?? '');
  return [...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value);
};

test('tags are typed with suggestions, stored as a list, and can be undone', async () => {
  const other = { ...fields, title: 'Other', slug: 'other' };
  await holdPosts({ p1: fields, p2: { ...other, tags: ['Cold stores', 'Loads'] }, p3: { ...other, tags: ['Loads'] } });
  await open();
  await click('Edit First post');
  expect(optionsOf(tagsField())).toEqual(['Loads', 'Cold stores']);
  await user.click(tagsField());
  await user.paste('floors, LOADS, ');
  expect(optionsOf(tagsField())).toEqual(['floors, LOADS, Cold stores']);
  await click('Undo');
  expect(tagsField()).toHaveValue('');
  expect(tagsField()).toHaveFocus();
  await click('Redo');
  await click('Update Blog');
  expect((await stored())['First post']).toMatchObject({ tags: ['floors', 'LOADS'] });
});

test('tags that are too long or too many are named at the field, and stay as typed', async () => {
  const opened = await open('?edit=p1');
  await openDetails();
  await user.click(tagsField());
  await user.paste(`loads, ${'x'.repeat(41)}`);
  expect(screen.getByText(/has more than 40 characters/)).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 900)));
  await reload(opened);
  expect(tagsField()).toHaveValue(`loads, ${'x'.repeat(41)}`);
});

test('tags from another program stay unchanged, and a post without tags gets none', async () => {
  await holdPosts({ p1: { ...fields, tags: [' odd ', 'odd', 5] }, p2: { ...fields, title: 'Plain', slug: 'plain' } });
  await open();
  for (const title of ['First post', 'Plain']) {
    await click(`Edit ${title}`);
    await fill('Title', `${title}, again`);
    await click('Update Blog');
  }
  const posts = await stored();
  expect(posts['First post, again']).toMatchObject({ tags: [' odd ', 'odd', 5] });
  expect(posts['Plain, again']).not.toHaveProperty('tags');
});
