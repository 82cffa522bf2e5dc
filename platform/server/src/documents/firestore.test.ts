/** @jest-environment node */
import {
  addDoc,
  arrayUnion,
  average,
  collection,
  collectionGroup,
  count,
  deleteField,
  doc,
  type Firestore,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  or,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  sum,
  Timestamp,
  updateDoc,
  vector,
  where,
} from 'firebase/firestore/lite';
import { startServer } from '../serve';
import { readSettings } from '../settings';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
let opened: TestDatabase;
let database: Firestore;

// These tests provoke refusals, and the SDK would print each of them.
setLogLevel('silent');

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.dispose());
beforeEach(() => {
  opened = openTestDatabase(site);
  database = opened.database;
});
afterEach(() => opened.dispose());

const posts = () => collection(database, 'blogs');

test('a document of every kind of value survives the round trip', async () => {
  const stored = {
    text: 'ü "quoted" \u0000',
    whole: 42,
    fraction: 0.5,
    none: null,
    yes: true,
    list: [1, 'two', { three: 3 }],
    map: { inner: { deep: [] } },
    empty: {},
    time: Timestamp.fromMillis(1_700_000_000_123),
    infinite: Number.POSITIVE_INFINITY,
  };
  const { id } = await addDoc(posts(), stored);
  expect((await getDoc(doc(posts(), id))).data()).toEqual(stored);
});

test('setting overwrites, updating merges and needs the document', async () => {
  await setDoc(doc(posts(), 'a'), { title: 'one', old: true });
  await setDoc(doc(posts(), 'a'), { title: 'two', nested: { x: 1 } });
  await updateDoc(doc(posts(), 'a'), { 'nested.y': 2 });
  expect((await getDoc(doc(posts(), 'a'))).data()).toEqual({ title: 'two', nested: { x: 1, y: 2 } });
  await expect(updateDoc(doc(posts(), 'missing'), { x: 1 })).rejects.toMatchObject({ code: 'not-found' });
});

test('the SDK counts, sums and pages a collection', async () => {
  for (let n = 1; n <= 5; n += 1) await setDoc(doc(posts(), `p${n}`), n < 5 ? { n } : {});
  expect((await getCount(posts())).data()).toEqual({ count: 5 });
  const totals = { count: count(), sum: sum('n'), mean: average('n') };
  expect((await getAggregate(posts(), totals)).data()).toEqual({ count: 4, sum: 10, mean: 2.5 });
  const page = query(posts(), orderBy('n', 'desc'), limit(2));
  const first = await getDocs(page);
  const second = await getDocs(query(page, startAfter(first.docs.at(-1))));
  expect([first, second].map(({ docs }) => docs.map(({ id }) => id))).toEqual([
    ['p4', 'p3'],
    ['p2', 'p1'],
  ]);
});

test('alternatives, groups and vectors', async () => {
  await setDoc(doc(posts(), 'a'), { n: 1, v: vector([1, 2]) });
  await setDoc(doc(posts(), 'b'), { n: 2, v: vector([3]) });
  await setDoc(doc(database, 'archive/x/blogs/c'), { n: 3, v: [1] });
  const ids = async (asked: ReturnType<typeof query>) => (await getDocs(asked)).docs.map(({ id }) => id);
  const group = collectionGroup(database, 'blogs');
  expect(await ids(query(group, or(where('n', '==', 3), where('n', '<', 2))))).toEqual(['a', 'c']);
  expect(await ids(query(group, orderBy('v')))).toEqual(['c', 'b', 'a']);
  expect(await ids(query(posts(), where('v', '==', vector([3]))))).toEqual(['b']);
  expect((await getDoc(doc(posts(), 'a'))).data()).toEqual({ n: 1, v: vector([1, 2]) });
});

test('removing a field of a text changes nothing; numbers beyond 2^53 add exactly', async () => {
  await setDoc(doc(posts(), 'a'), { text: 'kept', count: Number.MAX_SAFE_INTEGER });
  await updateDoc(doc(posts(), 'a'), { 'text.part': deleteField(), count: increment(2) });
  const stored = await opened.call('batchGet', { documents: [`${opened.root}/blogs/a`] });
  expect(stored.body).toMatchObject([
    { found: { fields: { text: { stringValue: 'kept' }, count: { integerValue: '9007199254740993' } } } },
  ]);
});

test('the server sets times, adds numbers and appends to lists', async () => {
  await setDoc(doc(posts(), 'a'), { at: serverTimestamp(), count: 1, list: ['x'] });
  await updateDoc(doc(posts(), 'a'), { count: increment(2), list: arrayUnion('x', 'y') });
  const data = (await getDoc(doc(posts(), 'a'))).data();
  expect(data).toMatchObject({ count: 3, list: ['x', 'y'] });
  expect(data?.['at']).toBeInstanceOf(Timestamp);
});

test('two transactions on one document: neither overwrites the other', async () => {
  await setDoc(doc(posts(), 'a'), { count: 0 });
  const add = () =>
    runTransaction(database, async (transaction) => {
      const current = (await transaction.get(doc(posts(), 'a'))).data()?.['count'];
      transaction.update(doc(posts(), 'a'), { count: current + 1 });
    });
  await Promise.all([add(), add(), add()]);
  expect((await getDoc(doc(posts(), 'a'))).data()).toEqual({ count: 3 });
});

test('documents are there after a restart', async () => {
  const first = await startTestSite();
  const before = openTestDatabase(first);
  await setDoc(doc(before.database, 'blogs/a'), { kept: true });
  await first.server.close();
  const port = Number(new URL(first.server.address).port);
  const again = await startServer({ ...readSettings({}), siteFolder: first.link, dataFolder: first.dataFolder, port });
  expect((await getDoc(doc(before.database, 'blogs/a'))).data()).toEqual({ kept: true });
  await again.close();
  await before.dispose();
});

test.each([
  ['runQuery', 'not json', 400, 'INVALID_ARGUMENT'],
  ['runQuery', '{}', 400, 'INVALID_ARGUMENT'],
  ['commit', '{"writes":[{"update":{"name":"elsewhere","fields":{}}}]}', 400, 'INVALID_ARGUMENT'],
  [
    'commit',
    '{"writes":[{"update":{"name":"projects/p/databases/(default)/documents/a/__b__"}}]}',
    400,
    'INVALID_ARGUMENT',
  ],
  ['executePipeline', '{}', 501, 'UNIMPLEMENTED'],
])('a bad request (%s %s) gets an error as Firestore gives it', async (method, body, status, canonical) => {
  expect(await opened.call(method, body)).toEqual({
    status,
    body: { error: { code: status, status: canonical, message: expect.any(String) } },
  });
});
