import { expect } from '@playwright/test';
import { deleteDoc, doc, getDoc, setDoc, Timestamp } from 'firebase/firestore/lite';
import { migratePosts } from '../../platform/delivery/src/posts/migrate-posts';
import { readPublishedPosts } from '../../platform/delivery/src/posts/read-published-posts';
import { openStore, postWith, storePost } from '../harness/store-post';
import { test } from '../harness/test';

// The data layer of compose, by the real SDK against the embedded server.

// A malformed document is named on the console each time it is met; that is tested where it is parsed.
test.beforeAll(() => {
  console.error = () => {};
});

test('readers get only published posts, sanitised, newest first, each with its address', async ({ siteServer }) => {
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
  const { posts } = await readPublishedPosts({ settings: { kind: 'embedded', origin: siteServer.address } });
  const ours = posts.filter((post) => post.category === category);
  expect(ours.map(({ slug }) => slug)).toEqual(['etc-passwd', 'same-title-2', 'same-title']);
  expect(ours[0]?.content).toEqual([{ id: 1, type: 'paragraph', content: '<p>Harmless</p>' }]);
});

test('a malformed published post is hidden from readers, who get all others', async ({ siteServer }) => {
  const database = openStore(siteServer.address);
  const category = 'Beside what does not fit';
  await storePost(database, 'fits', { category, slug: 'fits' });
  const odd: Record<string, unknown>[] = [
    { title: 1 },
    { publishDate: new Timestamp(1, 0) },
    { content: [{ type: 'paragraph', content: 'no id' }] },
    // JSON, which the composed site keeps its posts as, has no infinite numbers.
    { content: [{ id: Number.POSITIVE_INFINITY, type: 'paragraph', content: 'x' }] },
    { content: [{ id: 1, type: 'video' }] },
  ];
  for (const [index, fields] of odd.entries())
    await setDoc(doc(database, 'blogs', `odd-${index}`), { ...postWith({ category }), ...fields });
  const { excerpt: _excerpt, ...withoutExcerpt } = postWith({ category });
  await setDoc(doc(database, 'blogs', `odd-${odd.length}`), withoutExcerpt);
  const { posts } = await readPublishedPosts({ settings: { kind: 'embedded', origin: siteServer.address } });
  expect(posts.filter((post) => post.category === category).map(({ slug }) => slug)).toEqual(['fits']);
  for (let index = 0; index <= odd.length; index += 1) await deleteDoc(doc(database, 'blogs', `odd-${index}`));
});

test('posts without a status are drafts until one command publishes them, once', async ({ siteServer }) => {
  const database = openStore(siteServer.address);
  const { status: _status, slug: _slug, ...before } = postWith({ title: 'From before' });
  await setDoc(doc(database, 'blogs', 'before'), before);
  await setDoc(doc(database, 'blogs', 'namesake'), before);
  await storePost(database, 'taken-back', { status: 'draft', slug: '' });
  const settings = { kind: 'embedded', origin: siteServer.address } as const;
  const stored = async (id: string) => (await getDoc(doc(database, 'blogs', id))).data();
  expect(await migratePosts({ settings }, false)).toContain('before');
  expect(await stored('before')).toEqual(before);
  expect(await migratePosts({ settings }, true)).toContain('before');
  expect(await migratePosts({ settings }, true)).not.toContain('before');
  expect(await stored('before')).toEqual({ ...before, status: 'published', slug: 'from-before' });
  expect(await stored('namesake')).toEqual({ ...before, status: 'published', slug: 'from-before-2' });
  expect(await stored('taken-back')).toMatchObject({ status: 'draft' });
});
