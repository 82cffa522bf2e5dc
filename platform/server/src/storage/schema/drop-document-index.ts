import * as v from 'valibot';
import type { Connection } from '../connection';

const waitingSchema = v.array(
  v.object({ path: v.string(), fields: v.string(), create_time: v.string(), update_time: v.string() }),
);
const idSchema = v.object({ id: v.number() });

/**
 * Step of the database's migrations: documents without an index. Those that an earlier step has left in
 * `documents_to_index` are moved to the others, their fields as they are. A released step is never changed.
 */
export function dropDocumentIndex(database: Connection): void {
  const isWaiting = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'documents_to_index'").get([]);
  if (isWaiting !== undefined) moveWaitingDocuments(database);
  database.exec('DROP TABLE IF EXISTS documents_to_index; DROP TABLE document_index');
}

function moveWaitingDocuments(database: Connection): void {
  const insertCollection = database.prepare(
    // Returns the number of a collection that exists, too.
    `INSERT INTO collections (root, path, name) VALUES (?, ?, ?)
     ON CONFLICT (root, path) DO UPDATE SET name = excluded.name RETURNING id`,
  );
  const insertDocument = database.prepare(
    'INSERT INTO documents (collection, name, create_time, update_time, fields) VALUES (?, ?, ?, ?, CAST(? AS BLOB))',
  );
  const waiting: unknown = database.prepare('SELECT * FROM documents_to_index').all([]);
  for (const { path, fields, create_time, update_time } of v.parse(waitingSchema, waiting)) {
    const segments = path.split('/');
    const [root, ids, name = ''] = [segments.slice(0, 5).join('/'), segments.slice(5, -1), segments.at(-1)];
    const row: unknown = insertCollection.get([root, Buffer.from(ids.join('\0')), ids.at(-1) ?? '']);
    insertDocument.run([v.parse(idSchema, row).id, name, create_time, update_time, fields]);
  }
}
