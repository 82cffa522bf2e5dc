import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import Database from 'libsql';
import { restore } from '../../backup/restore';
import { runCall } from '../../documents/calls/run-call';
import { testRoot } from '../../testing/test-documents';
import { followDatabase } from '../opening/follow-database';
import { openDatabase } from '../opening/open-database';
import { openStorage } from '../opening/open-storage';

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('upgrade');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A database as the version with the index of documents has left it. */
function createFormerDatabase(file: string) {
  const database = new Database(file);
  database.exec(readFileSync(join(import.meta.dirname, '../../testing/database-version-5.sql'), 'utf8'));
  database.exec('PRAGMA user_version = 5');
  return database;
}

const selectStored = 'SELECT collection, name, create_time, update_time, checksum, quote(fields) FROM documents';

function findTitles(file: string, collectionId: string, parent = testRoot): unknown {
  const connection = followDatabase(file, 0);
  const structuredQuery = {
    from: [{ collectionId }],
    orderBy: [{ field: { fieldPath: 'title' }, direction: 'DESCENDING' }],
  };
  const body = Buffer.from(JSON.stringify({ structuredQuery }));
  const { json } = runCall(connection, { method: 'runQuery', parent, body });
  connection.close();
  return JSON.parse(Buffer.from(json).toString()).map(
    (entry: { document: { fields: { title: { stringValue: string } } } }) => entry.document.fields.title.stringValue,
  );
}

test('documents of the version with an index are unchanged, and the index is gone', () => {
  const file = join(folder, 'site.sqlite');
  const former = createFormerDatabase(file);
  const stored = former.prepare(selectStored).all([]);
  former.close();
  const connection = openDatabase(folder);
  expect(connection.prepare(selectStored).all([])).toEqual(stored);
  expect(connection.prepare("SELECT name FROM sqlite_schema WHERE name LIKE 'document_%'").all([])).toEqual([
    { name: 'documents' },
    { name: 'documents_by_name' },
  ]);
  connection.close();
  expect(findTitles(file, 'blogs')).toEqual(['Second', 'A “first” post']);
  expect(findTitles(file, 'versions', `${testRoot}/blogs/first`)).toEqual(['Before']);
});

test('documents that waited for the index are moved to the others', () => {
  const file = join(folder, 'site.sqlite');
  const former = createFormerDatabase(file);
  former.exec('CREATE TABLE documents_to_index (path, parent, collection, fields, create_time, update_time)');
  const insert = former.prepare("INSERT INTO documents_to_index VALUES (?, '', '', ?, '2026-01-01', '2026-01-02')");
  insert.run([`${testRoot}/blogs/third`, '{"title":{"stringValue":"Third"}}']);
  insert.run([`${testRoot}/blogs/third/versions/v1`, '{"title":{"stringValue":"Third before"}}']);
  former.close();
  openDatabase(folder).close();
  expect(findTitles(file, 'blogs')).toEqual(['Third', 'Second', 'A “first” post']);
  expect(findTitles(file, 'versions', `${testRoot}/blogs/third`)).toEqual(['Third before']);
});

test('a backup of the version with an index is restored while the server runs', () => {
  const backup = join(folder, 'backup.sqlite');
  createFormerDatabase(backup).close();
  const dataFolder = join(folder, 'data');
  mkdirSync(dataFolder);
  const storage = openStorage(dataFolder, () => {});
  restore(dataFolder, backup);
  expect(storage.connection.prepare('SELECT count(*) AS count FROM documents').get([])).toMatchObject({ count: 3 });
  expect(findTitles(join(dataFolder, 'site.sqlite'), 'blogs')).toEqual(['Second', 'A “first” post']);
  storage.close();
});
