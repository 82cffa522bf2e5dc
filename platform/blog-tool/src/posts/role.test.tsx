import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BlogManagement } from '../blog-management/blog-management';
import {
  click,
  fields,
  fill,
  holdPosts,
  put,
  stored,
  toolWindow,
  user,
} from '../blog-management/blog-management.test.setup';
import { RoleContext } from './role';

// What a writer is shown. What they may do is held by firestore.rules (e2e/tools/firebase/access-table.ts).

const draft = { ...fields, title: 'A draft', status: 'draft', slug: 'a-draft' };
const openAsWriter = (search = '') =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={[{ pathname: '/write', search }]}>
        <main>
          <RoleContext value="writer">
            <BlogManagement toolWindow={toolWindow} />
          </RoleContext>
        </main>
      </MemoryRouter>,
    ),
  );
const offered = (name: string | RegExp) => screen.queryByRole('button', { name });

beforeEach(() => holdPosts({ p1: fields, p2: draft }));

test('a writer saves a draft, and is told that a publisher publishes it', async () => {
  await openAsWriter();
  await click('Edit A draft');
  expect(offered('Publish')).not.toBeInTheDocument();
  expect(screen.getByText('You are a writer: a publisher publishes it.')).toBeVisible();
  await fill('Title', 'A better draft');
  await click('Update Blog');
  expect(Object.keys(await stored())).toContain('A better draft');
});

test('a post that readers see has no button that saves it for a writer, and says why', async () => {
  await openAsWriter();
  await click('Edit First post');
  expect(screen.getByText(/^Readers see this post, so a publisher has to save it\./)).toBeVisible();
  for (const name of ['Update Blog', 'Unpublish']) expect(offered(name)).not.toBeInTheDocument();
  expect(screen.getByText('Share')).toBeVisible();
});

test('a writer deletes drafts everywhere, and no post that readers see', async () => {
  await openAsWriter();
  await click('Delete A draft');
  expect(offered('Delete everywhere')).toBeVisible();
  await click('Undo');
  await click('Delete First post');
  expect(offered('Delete everywhere')).not.toBeInTheDocument();
  expect(screen.getByText('A publisher can delete it everywhere.')).toBeVisible();
});

test('of chosen posts a writer exports all, and deletes drafts', async () => {
  await openAsWriter();
  await user.click(screen.getByRole('checkbox', { name: 'Choose A draft' }));
  expect(await screen.findByText(/^Publishers alone publish posts/)).toBeVisible();
  expect([offered('Publish'), offered('Unpublish')]).toEqual([null, null]);
  expect(offered('Delete everywhere')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Choose First post' }));
  expect(offered('Delete everywhere')).not.toBeInTheDocument();
  expect(offered('Export')).toBeVisible();
});

test('out of the trash a writer restores drafts, and deletes nothing for good', async () => {
  const thrownAway = { trashedAt: '2026-01-03T00:00:00.000Z' };
  await put({ t1: { ...draft, ...thrownAway }, t2: { ...fields, ...thrownAway } }, 'trash');
  await openAsWriter('?trash');
  expect(await screen.findByRole('button', { name: 'Restore A draft' })).toBeVisible();
  expect(offered('Restore First post')).not.toBeInTheDocument();
  expect(offered(/^Delete for good/)).not.toBeInTheDocument();
  expect(screen.getByText(/^You are a writer: a publisher deletes posts for good/)).toBeVisible();
});

test('a writer sees the records of authors, but cannot change them', async () => {
  await openAsWriter('?authors');
  expect(await screen.findByText(/only a publisher can change them: you are a writer/)).toBeVisible();
  expect(await screen.findByText('2 posts')).toBeVisible();
  expect([offered('New author'), offered(/^Describe/)]).toEqual([null, null]);
});
