import { expect } from '@playwright/test';
import { collection, doc, type Firestore, getDoc, getDocs, setDoc } from 'firebase/firestore/lite';
import { createPostsStore } from '../../platform/blog-tool/src/firestore/create-posts-store';
import { PostConflictError, SlugTakenError } from '../../platform/blog-tool/src/posts/store-errors';
import { readPublishedPosts } from '../../platform/delivery/src/posts/read-published-posts';
import { openStore, postWith, storePost } from '../harness/store-post';
import { test } from '../harness/test';

// The foundations of a writer's work, by the real SDK against the embedded server. No page is opened.

const timeOf = (second: number) => new Date(Date.UTC(2026, 0, 2, 0, 0, second)).toISOString();
const titleOf = async (database: Firestore, id: string) => (await getDoc(doc(database, 'blogs', id))).data()?.title;

test('a new post sent twice is stored once, with later changes applied to it', async ({ siteServer }) => {
  const database = openStore(siteServer.address);
  const store = createPostsStore(database);
  const id = crypto.randomUUID();
  const first = postWith({ title: 'First attempt', author: id, updatedAt: timeOf(1) });
  // Its response is lost, so the form sends it again, as it was and changed.
  await store.add(first, { id });
  await store.add(first, { id });
  const second = postWith({ title: 'Second attempt', author: id, updatedAt: timeOf(2) });
  await store.add(second, { id, attempts: [timeOf(1)] });
  expect(await titleOf(database, id)).toBe('Second attempt');
  expect((await store.list()).filter(({ author }) => author === id)).toHaveLength(1);
  // Without the attempt it is somebody else's.
  await expect(store.add(postWith({ updatedAt: timeOf(3) }), { id })).rejects.toThrow(PostConflictError);
});

test("an update with a lost response is recognised; another person's change is not", async ({ siteServer }) => {
  const database = openStore(siteServer.address);
  const store = createPostsStore(database);
  await storePost(database, 'lost', { title: 'Stored', updatedAt: timeOf(1) });
  await store.save('lost', postWith({ title: 'Got through', updatedAt: timeOf(2) }), timeOf(1));
  await store.save('lost', postWith({ title: 'Again', updatedAt: timeOf(3) }), timeOf(1), { attempts: [timeOf(2)] });
  expect(await titleOf(database, 'lost')).toBe('Again');
  await storePost(database, 'lost', { title: 'Theirs', updatedAt: timeOf(4) });
  const save = store.save('lost', postWith({ updatedAt: timeOf(5) }), timeOf(1), { attempts: [timeOf(2), timeOf(3)] });
  await expect(save).rejects.toThrow(PostConflictError);
  expect(await titleOf(database, 'lost')).toBe('Theirs');
});

test('when two people publish one title at once, one gets the slug, one is told', async ({ siteServer }) => {
  const database = openStore(siteServer.address);
  const [ada, grace] = [createPostsStore(database), createPostsStore(openStore(siteServer.address))];
  const results = await Promise.allSettled(
    [ada, grace].map((store, index) =>
      store.add(postWith({ slug: 'same', updatedAt: timeOf(index) }), { id: `race-${index}`, slug: 'same' }),
    ),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [refused] = results.filter((result) => result.status === 'rejected');
  expect(refused?.reason).toBeInstanceOf(SlugTakenError);
  const stored = (await getDocs(collection(database, 'blogs'))).docs.filter((one) => one.data()['slug'] === 'same');
  expect(stored.map(({ id }) => ({ post: id }))).toEqual([(await getDoc(doc(database, 'slugs', 'same'))).data()]);
});

test('a deleted post is kept in the trash, restored as a draft, and deleted for good', async ({ siteServer }) => {
  const database = openStore(siteServer.address);
  const store = createPostsStore(database);
  const fields = postWith({ title: 'Thrown away', slug: 'thrown', updatedAt: timeOf(1) });
  await store.add(fields, { id: 'thrown', slug: 'thrown' });
  await store.keepVersions('thrown', [fields]);
  await store.remove('thrown');
  // Sent again because its response was lost.
  await store.remove('thrown');
  expect((await getDoc(doc(database, 'blogs', 'thrown'))).exists()).toBe(false);
  expect((await store.listTrash())[0]?.post.title).toBe('Thrown away');
  expect(await store.restore('thrown')).toMatchObject({ status: 'draft', slug: 'thrown' });
  expect((await store.listVersions('thrown')).map(({ title }) => title)).toEqual(['Thrown away']);
  await store.remove('thrown');
  await store.deleteForGood('thrown');
  expect((await store.listTrash()).map(({ post }) => post.id)).not.toContain('thrown');
  expect(await store.listVersions('thrown')).toEqual([]);
  expect((await getDoc(doc(database, 'slugs', 'thrown'))).exists()).toBe(false);
});

test('readers get no post before its time, scheduled or published with a future date', async ({ siteServer }) => {
  const database = openStore(siteServer.address);
  const scheduleSoon = (inMinutes: number) => {
    const publishAt = new Date(Date.now() + inMinutes * 60_000).toISOString();
    return storePost(database, 'soon', { slug: 'soon', status: 'scheduled', publishAt, publishDate: '2026-01-01' });
  };
  await scheduleSoon(1);
  await storePost(database, 'far', { slug: 'far', publishDate: '2999-01-01' });
  await setDoc(doc(database, 'blogs', 'never'), {
    ...postWith({ slug: 'never' }),
    status: 'scheduled',
    publishDate: '',
  });
  const slugs = async () =>
    (await readPublishedPosts({ settings: { kind: 'embedded', origin: siteServer.address } })).posts.map(
      ({ slug }) => slug,
    );
  for (const slug of ['soon', 'far', 'never']) expect(await slugs()).not.toContain(slug);
  // Its time has come.
  await scheduleSoon(-1);
  const due = await slugs();
  expect(due).toContain('soon');
  for (const slug of ['far', 'never']) expect(due).not.toContain(slug);
});
