import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { integer, name, set } from '../testing/document-values';
import { openTestDocuments, type TestDocuments } from '../testing/test-documents';

let store: TestDocuments;
beforeEach(() => {
  store = openTestDocuments(300);
});
afterEach(() => store.dispose());

const one = (id: string, n = 1) => set(id, { n: integer(n) });
const ofN = (value: number) => ({
  where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: integer(value) } },
});

describe('while another program writes', () => {
  test('a commit waits until it has finished', async () => {
    const other = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads');
      const database = new (require(workerData.driver))(workerData.file);
      database.exec('BEGIN IMMEDIATE');
      parentPort.postMessage('writing');
      setTimeout(() => database.exec('COMMIT'), 100);`,
      { eval: true, workerData: { driver: require.resolve('libsql'), file: store.file } },
    );
    await once(other, 'message');
    expect(store.commit(one('a'))).toHaveProperty('commitTime');
    expect(store.ids()).toEqual(['a']);
  });

  test('commits become unavailable until it finishes, and reads go on', () => {
    store.commit(one('a'));
    store.connection.exec('BEGIN IMMEDIATE');
    expect(store.commit(one('b'))).toBe('UNAVAILABLE');
    expectConsole('error', /another process is writing/);
    expect(store.ids()).toEqual(['a']);
    store.connection.exec('COMMIT');
    expect(store.commit(one('c'))).toHaveProperty('commitTime');
    expect(store.ids()).toEqual(['a', 'c']);
  });
});

describe('a document that cannot be read', () => {
  const damage = () =>
    store.connection
      .prepare("UPDATE documents SET fields = CAST(? AS BLOB) WHERE name = 'bad'")
      .run(['{"n":{"doubleValue":null}}']);
  beforeEach(() => {
    store.commit(one('bad'), one('good'));
    damage();
  });
  afterEach(() => expectConsole('error', /things\/bad is left out/));

  test('is left out and logged; the others are found', () => {
    expect(store.ids()).toEqual(['good']);
    expect(store.ids(ofN(1))).toEqual(['good']);
    expect(store.call('batchGet', { documents: [name('bad')] })).toMatchObject([{ missing: name('bad') }]);
  });

  test('is found by its new value when that can be read, though its time is the same', () => {
    expect(store.ids(ofN(1))).toEqual(['good']);
    store.connection
      .prepare("UPDATE documents SET fields = CAST(? AS BLOB) WHERE name = 'good'")
      .run(['{"n":{"integerValue":"3"}}']);
    expect(store.ids(ofN(1))).toEqual([]);
    expect(store.ids(ofN(3))).toEqual(['good']);
  });

  test('can be deleted or replaced, but a partial update is refused', () => {
    const part = { ...one('bad', 2), updateMask: { fieldPaths: ['n'] } };
    expect(store.commit(part)).toBe('FAILED_PRECONDITION');
    expect(store.commit(one('bad', 2))).toHaveProperty('commitTime');
    expect(store.ids(ofN(2))).toEqual(['bad']);
    damage();
    expect(store.commit({ delete: name('bad') })).toHaveProperty('commitTime');
    expect(store.connection.prepare('SELECT count(*) AS n FROM documents').get([])).toMatchObject({ n: 1 });
  });
});

test('a query of one project never finds documents of another', () => {
  const other = 'projects/other/databases/(default)/documents';
  store.commit(one('a'));
  store.call(
    'commit',
    { writes: [{ update: { name: `${other}/things/b`, fields: { n: { integerValue: '1' } } } }] },
    other,
  );
  for (const from of [[{ collectionId: 'things' }], [{ collectionId: 'things', allDescendants: true }]]) {
    expect(store.ids({ from, ...ofN(1) })).toEqual(['a']);
    expect(store.ids({ from })).toEqual(['a']);
  }
});

describe('the file of the database', () => {
  test('is deleted: a commit is refused instead of being lost', () => {
    store.commit(one('a'));
    rmSync(store.file);
    expect(store.commit(one('b'))).toBe('UNAVAILABLE');
    expectConsole('error', /it was deleted/);
  });

  test('is put back: the documents are there again without a restart', () => {
    store.commit(one('a'));
    store.connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    renameSync(store.file, `${store.file}.away`);
    expect(store.commit(one('b'))).toBe('UNAVAILABLE');
    expectConsole('error', /it was deleted/);
    renameSync(`${store.file}.away`, store.file);
    expect(store.ids()).toEqual(['a']);
    expect(store.commit(one('b'))).toHaveProperty('commitTime');
  });
});
