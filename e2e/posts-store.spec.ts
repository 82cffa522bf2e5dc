import { expect } from '@playwright/test';
import { doc, setDoc } from 'firebase/firestore/lite';
import { migratePosts } from '../delivery/src/posts/migrate-posts';
import { readPublishedPosts } from '../delivery/src/posts/read-posts';
import { createPostsStore, PostConflictError } from '../mfe-blog-admin/src/posts/posts-store';
import { test } from './site-server';
import { openStore, postWith, storePost } from './store-post';

// The tool's data layer and compose's, by the real SDK against the embedded server.

// A malformed document is named on the console each time it is met; that is tested where it is parsed.
test.beforeAll(() => {
  console.error = () => {};
});

test('a post is added, listed, saved over and removed; a malformed one is left out and not touched', async ({
  siteServer,
}) => {
  const database = openStore(siteServer.address);
  const store = createPostsStore(database);
  const id = await store.add(postWith({ title: 'Added' }));
  await setDoc(doc(database, 'blogs', 'malformed'), { title: 1 });
  const listed = (await store.list()).find((post) => post.id === id);
  expect(listed).toEqual({ id, ...postWith({ title: 'Added' }) });
  await store.save(id, postWith({ title: 'Saved', updatedAt: '2026-01-02T00:00:00.000Z' }), postWith({}).updatedAt);
  expect((await store.list()).find((post) => post.id === id)?.title).toBe('Saved');
  expect((await store.list()).some((post) => post.id === 'malformed')).toBe(false);
  await store.remove(id);
  expect((await store.list()).some((post) => post.id === id)).toBe(false);
});

test('of many who save one version at the same time, one succeeds and all others are told', async ({ siteServer }) => {
  const database = openStore(siteServer.address);
  await storePost(database, 'raced', {});
  const saves = await Promise.allSettled(
    Array.from({ length: 10 }, (_, person) =>
      createPostsStore(openStore(siteServer.address)).save(
        'raced',
        postWith({ title: `Version ${person}`, updatedAt: `2026-02-01T00:00:0${person}.000Z` }),
        postWith({}).updatedAt,
      ),
    ),
  );
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const save of saves) if (save.status === 'rejected') expect(save.reason).toBeInstanceOf(PostConflictError);
});

test('a post that is gone meanwhile is a conflict without theirs', async ({ siteServer }) => {
  const store = createPostsStore(openStore(siteServer.address));
  const error = await store.save('gone', postWith({}), postWith({}).updatedAt).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PostConflictError);
  expect(error instanceof PostConflictError && error.theirs).toBeUndefined();
});

test('readers get published posts alone, sanitised, the newest first, each under an address of its own', async ({
  siteServer,
}) => {
  const database = openStore(siteServer.address);
  const category = 'For readers';
  await storePost(database, 'r1', { category, title: 'Same title', slug: '', publishDate: '2026-03-01' });
  await storePost(database, 'r2', { category, title: 'Same title', slug: '', publishDate: '2026-03-02' });
  await storePost(database, 'r3', { category, title: 'Hidden', slug: 'hidden', status: 'draft' });
  await storePost(database, 'r4', {
    category,
    slug: '../../etc/passwd',
    publishDate: '2026-03-03',
    content: [{ id: 1, type: 'paragraph', content: '<p onclick="x()">Harmless<script>x()</script></p>' }],
  });
  const posts = await readPublishedPosts({ kind: 'embedded', origin: siteServer.address });
  const ours = posts.filter((post) => post.category === category);
  expect(ours.map(({ slug }) => slug)).toEqual(['etc-passwd', 'same-title-2', 'same-title']);
  expect(ours[0]?.content).toEqual([{ id: 1, type: 'paragraph', content: '<p>Harmless</p>' }]);
});

test('posts from before the status get it once, by one command, and keep all else', async ({ siteServer }) => {
  const database = openStore(siteServer.address);
  const { status: _status, slug: _slug, ...before } = postWith({ title: 'From before' });
  await setDoc(doc(database, 'blogs', 'before'), before);
  const settings = { kind: 'embedded', origin: siteServer.address } as const;
  expect(await migratePosts(settings, 'published')).toContain('before');
  expect(await migratePosts(settings, 'published')).not.toContain('before');
  const stored = (await createPostsStore(database).list()).find(({ id }) => id === 'before');
  expect(stored).toEqual({ id: 'before', ...before, status: 'published', slug: 'from-before' });
});
