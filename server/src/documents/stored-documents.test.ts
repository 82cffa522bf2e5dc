import { renameSync, rmSync } from 'node:fs';
import { expectConsole } from 'shared-config/presets/jest/expect-console';
import { openTestDocuments, type TestDocuments, testRoot } from '../testing/test-documents';

let store: TestDocuments;
beforeEach(() => {
  store = openTestDocuments(300);
});
afterEach(() => store.dispose());

const name = (id: string) => `${testRoot}/things/${id}`;
const set = (id: string, n = 1) => ({ update: { name: name(id), fields: { n: { integerValue: String(n) } } } });
const commit = (...writes: object[]) => store.call('commit', { writes });
const ids = async (query: object = {}, call = store.call) => {
  const result = await call('runQuery', { structuredQuery: { from: [{ collectionId: 'things' }], ...query } });
  return (result as { document?: { name: string } }[]).flatMap(
    ({ document }) => document?.name.split('/').at(-1) ?? [],
  );
};
const ofN = (value: number) => ({
  where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: String(value) } } },
});

describe('while another program writes', () => {
  test('a commit waits until it has finished', async () => {
    await commit(set('a'));
    store.connection.exec('BEGIN IMMEDIATE');
    const waiting = commit(set('b'));
    // Reads are not blocked.
    expect(await ids()).toEqual(['a']);
    store.connection.exec('COMMIT');
    expect(await waiting).toHaveProperty('commitTime');
    expect(await ids()).toEqual(['a', 'b']);
  });

  test('commits become unavailable if it does not finish, and work again afterwards', async () => {
    await commit(set('a'));
    store.connection.exec('BEGIN IMMEDIATE');
    expect(await commit(set('b'))).toBe('UNAVAILABLE');
    store.connection.exec("INSERT INTO error_reports VALUES ('r', '1', 't', 'm', '/', '', '', 1)");
    store.connection.exec('COMMIT');
    expect(await commit(set('c'))).toHaveProperty('commitTime');
    expect(await ids()).toEqual(['a', 'c']);
    store.connection.exec("INSERT INTO error_reports VALUES ('r', '2', 't', 'm', '/', '', '', 1)");
  });
});

describe('a document that cannot be read', () => {
  const damage = () =>
    store.connection
      .prepare("UPDATE documents SET fields = CAST(? AS BLOB) WHERE name = 'bad'")
      .run(['{"n":{"doubleValue":null}}']);
  beforeEach(async () => {
    await commit(set('bad'), set('good'));
    damage();
  });

  test('is left out and logged; the others are found', async () => {
    expect(await ids()).toEqual(['good']);
    expect(await ids(ofN(1))).toEqual(['good']);
    expectConsole('error', /things\/bad/);
    expect(await store.call('batchGet', { documents: [name('bad')] })).toMatchObject([{ missing: name('bad') }]);
  });

  test('is found by its new value when that can be read, though its time is the same', async () => {
    expect(await ids(ofN(1))).toEqual(['good']);
    store.connection
      .prepare("UPDATE documents SET fields = CAST(? AS BLOB) WHERE name = 'good'")
      .run(['{"n":{"integerValue":"3"}}']);
    expect(await ids(ofN(1))).toEqual([]);
    expect(await ids(ofN(3))).toEqual(['good']);
  });

  test('can be deleted or replaced, but a partial update is refused', async () => {
    const part = { ...set('bad', 2), updateMask: { fieldPaths: ['n'] } };
    expect(await commit(part)).toBe('FAILED_PRECONDITION');
    expect(await commit(set('bad', 2))).toHaveProperty('commitTime');
    expect(await ids(ofN(2))).toEqual(['bad']);
    damage();
    expect(await commit({ delete: name('bad') })).toHaveProperty('commitTime');
    expect(store.connection.prepare('SELECT count(*) AS n FROM documents').get([])).toMatchObject({ n: 1 });
  });
});

test('a query of one project never finds documents of another', async () => {
  const other = 'projects/other/databases/(default)/documents';
  await commit(set('a'));
  await store.call(
    'commit',
    { writes: [{ update: { name: `${other}/things/b`, fields: { n: { integerValue: '1' } } } }] },
    other,
  );
  for (const from of [[{ collectionId: 'things' }], [{ collectionId: 'things', allDescendants: true }]]) {
    expect(await ids({ from, ...ofN(1) })).toEqual(['a']);
    expect(await ids({ from })).toEqual(['a']);
  }
});

describe('the file of the database', () => {
  test('is deleted: a commit is refused instead of being lost', async () => {
    await commit(set('a'));
    rmSync(store.file);
    expect(await commit(set('b'))).toBe('UNAVAILABLE');
  });

  test('is put back: the documents are there again without a restart', async () => {
    await commit(set('a'));
    store.connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    renameSync(store.file, `${store.file}.away`);
    expect(await commit(set('b'))).toBe('UNAVAILABLE');
    renameSync(`${store.file}.away`, store.file);
    expect(await ids()).toEqual(['a']);
    expect(await commit(set('b'))).toHaveProperty('commitTime');
  });
});
