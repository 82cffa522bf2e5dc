import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  query,
  setDoc,
  setLogLevel,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { staffTokenFile } from 'kit/http/staff-token-file';
import { createPostsStore } from '../../../platform/blog-tool/src/firestore/create-posts-store';
import { draftOf } from '../../../platform/blog-tool/src/posts/post-draft';
import type { PostsStore } from '../../../platform/blog-tool/src/posts/posts-store';
import { PostConflictError } from '../../../platform/blog-tool/src/posts/store-errors';
import { createPostWriter } from '../../../platform/blog-tool/src/posts/write-posts';
import { promoteTo } from '../../../platform/delivery/src/registry/change-entry';
import { openFirestoreRegistry } from '../../../platform/delivery/src/registry/firestore-registry';
import { draft, post, presence } from './access/documents';
import { type Access, accessTable } from './access-table';

// `firestore.rules` in Firebase's own engine, by the real SDK (`npx -y pnpm@12 prove rules`).

setLogLevel('silent');
const host = process.env['FIRESTORE_EMULATOR_HOST'];
const project = 'demo-site';

/** The documents as somebody sees them; `owner` is the emulator's administrator, whom no rule stops. */
async function withDocuments(token: Access['token'] | 'owner', action: (database: Firestore) => Promise<unknown>) {
  const app = initializeApp({ projectId: project }, crypto.randomUUID());
  const database = getFirestore(app);
  const { hostname, port } = new URL(`http://${host}`);
  const mockUserToken = token === 'owner' ? token : token && { sub: 'somebody', ...token };
  connectFirestoreEmulator(database, hostname, Number(port), mockUserToken ? { mockUserToken } : {});
  try {
    await action(database);
  } finally {
    await deleteApp(app);
  }
}

const forgetDocuments = () =>
  fetch(`http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`, { method: 'DELETE' });

async function attempt({ operation, path, token, stored, data, beside = {}, along = {} }: Access): Promise<void> {
  await forgetDocuments();
  if (stored && operation !== 'list') await withDocuments('owner', (database) => setDoc(doc(database, path), stored));
  await withDocuments('owner', async (database) => {
    for (const [other, fields] of Object.entries(beside)) await setDoc(doc(database, other), { ...fields });
  });
  await withDocuments(token, async (database) => {
    const filters = Object.entries(stored ?? {}).map(([field, value]) => where(field, '==', value));
    if (operation === 'get') return getDoc(doc(database, path));
    if (operation === 'list')
      return getDocs(query(collection(database, path.slice(0, path.lastIndexOf('/'))), ...filters));
    const batch = writeBatch(database);
    for (const [place, fields] of Object.entries({ [path]: operation === 'delete' ? null : { ...data }, ...along })) {
      if (fields === null) batch.delete(doc(database, place));
      else batch.set(doc(database, place), { ...fields });
    }
    return batch.commit();
  });
}

for (const [index, access] of accessTable.entries()) {
  const { who, operation, path, allowed } = access;
  // By its line, as some differ in what is stored alone.
  test(`${index + 1}. ${who}, ${operation} ${path}: ${allowed ? 'allowed' : 'refused'}`, async () => {
    const isAllowed = await attempt(access).then(
      () => true,
      () => false,
    );
    expect(isAllowed).toBe(allowed);
  });
}

/** The commits of the tool: with more than one document, and with preconditions. */
test('the tool’s own calls pass: drafts, versions, trash of writer and publisher', async () => {
  await forgetDocuments();
  const as = (token: { name: string } & Record<string, unknown>, run: (store: PostsStore) => Promise<unknown>) =>
    withDocuments(token, (database) =>
      run(createPostsStore(database, undefined, () => ({ uid: 'somebody', name: token.name }))),
    );
  const bo = { name: 'Bo', writer: true };
  const ada = { name: 'Ada', staff: true };
  const later = '2026-01-03T00:00:00.000Z';
  const fields = { ...draft, updatedAt: '2026-01-02T00:00:00.000Z' };
  await as(bo, async (store) => {
    await store.add(fields, { id: 'a' });
    await store.keepVersions('a', [fields]);
    await store.keepDraft('key', presence, () => true);
    expect((await store.listDrafts('a')).map(({ by }) => by)).toEqual(['']);
    await store.remove('a');
    await store.restore('a');
    await store.remove('a');
    // A post in the trash has the id.
    await expect(store.add(fields, { id: 'a' })).rejects.toThrow(PostConflictError);
    await expect(store.deleteForGood('a')).rejects.toMatchObject({ code: 'permission-denied' });
  });
  await as(ada, async (store) => {
    await store.restore('a');
    await store.save('a', { ...post, updatedAt: later }, fields.updatedAt, { slug: post.slug });
    await store.keepVersions('a', [fields, { ...post, updatedAt: later }]);
    await store.remove('a');
    await store.deleteForGood('a');
    expect([await store.listTrash(), await store.listVersions('a')]).toEqual([[], []]);
  });
});

test('versions of a post stored oddly by another program are kept with a name', async () => {
  await forgetDocuments();
  const stored = { ...draft, updatedAt: 'Dec 31 9999', savedBy: 'Nobody' };
  await withDocuments('owner', (database) => setDoc(doc(database, 'blogs/a'), stored));
  await withDocuments({ name: 'Bo', writer: true }, async (database) => {
    const store = createPostsStore(database, undefined, () => ({ uid: 'somebody', name: 'Bo' }));
    const all = await store.list();
    const [post] = all;
    if (!post) throw new Error('The post is not there');
    const writer = createPostWriter({ all, store, show: () => {}, mayPublish: false, locale: 'en-GB' });
    const attempt = { id: 'a', attempts: [], onSend: () => {} };
    await writer.storeDraft({ ...draftOf(post), title: 'B' }, post, { post, since: post.version }, attempt);
    // They are kept beside the save.
    await expect
      .poll(async () => (await store.listVersions('a')).map(({ title, fields }) => [title, fields['savedBy']]))
      .toEqual([
        ['B', 'Bo'],
        [draft.title, undefined],
      ]);
  });
});

test('the registry’s own commits pass, also when they move long histories', async () => {
  await forgetDocuments();
  const names = Array.from({ length: 12 }, (_, number) => `mfe-${number}`);
  const version = (number: number) => number.toString(16).padStart(16, '0');
  const line = (number: number) => ({ version: version(number), at: '2026-01-01T00:00:00.000Z', by: 'promote' });
  const stored = { live: version(199), history: Array.from({ length: 200 }, (_, number) => line(number)) };
  await withDocuments('owner', async (database) => {
    for (const name of names) await setDoc(doc(database, 'releases', name), stored);
  });
  // The server's token is that of a project's account here: the emulator believes what is not signed.
  const dataFolder = mkdtempSync(join(tmpdir(), 'registry-'));
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: 'team', user_id: 'team', releases: names, platform: true };
  writeFileSync(join(dataFolder, staffTokenFile), `${part({ alg: 'none', type: 'JWT' })}.${part(claims)}.`);
  const registry = openFirestoreRegistry({ settings: { kind: 'embedded', origin: `http://${host}` }, dataFolder });
  const promote = (number: number) =>
    registry.change(({ packages }) =>
      Object.fromEntries(names.map((name) => [name, promoteTo(version(number))(packages[name])])),
    );
  for (const number of [200, 201]) await promote(number);
  const { packages } = await registry.read();
  rmSync(dataFolder, { recursive: true });
  expect(Object.values(packages).map(({ history }) => history.length)).toEqual(names.map(() => 202));
  await withDocuments('owner', async (database) => {
    const archived = (await getDocs(collection(database, 'releases'))).docs.map((one) => one.data()['archived']);
    expect(archived).toEqual(names.map(() => 100));
  });
});
