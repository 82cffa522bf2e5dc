import * as v from 'valibot';
import { processLog } from '../../logging/log';
import { indexEntries } from '../encoding/index-entries';
import type { DocumentName } from '../values/resource-name';
import type { Reader } from './document-table';
import { parseFields, unreadable } from './stored-fields';
import type { InTransaction } from './write-transaction';

/** Limits of one transaction, so that others can write in between. */
const maxDocuments = 100;
const maxBytes = 4 * 1024 * 1024;

const rowSchema = v.object({ path: v.string(), fields: v.string(), create_time: v.string(), update_time: v.string() });

/** Splits the name of a stored document, even one that would be refused today. */
function splitStoredName(path: string): DocumentName {
  const segments = path.split('/');
  return { root: segments.slice(0, 5).join('/'), segments: segments.slice(5) };
}

/** Moves one document into the new tables. */
function move(
  { table }: Reader,
  { path, fields: json, create_time, update_time }: v.InferOutput<typeof rowSchema>,
): void {
  const name = splitStoredName(path);
  const times = { createTime: create_time, updateTime: update_time };
  const fields = parseFields(json);
  try {
    if (fields) {
      table.apply({ kind: 'put', name, fields, entries: indexEntries(fields), ...times });
      return;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    processLog({ level: 'error', message: `Document ${path} cannot be put into the index: ${reason}` });
  }
  // It is stored unchanged, and logged when a query leaves it out.
  table.putUnreadable(name, { ...times, fields: Buffer.from(json), checksum: unreadable });
}

/**
 * Moves documents stored before the index existed into the indexed tables, a few at a time. After an interruption it
 * continues at the next start.
 */
export async function indexStoredDocuments(reader: Reader, inTransaction: InTransaction): Promise<void> {
  const { connection } = reader;
  const isWaiting = connection.prepare("SELECT 1 FROM sqlite_master WHERE name = 'documents_to_index'").get([]);
  if (isWaiting === undefined) return;
  const next = connection.prepare(
    'SELECT path, fields, create_time, update_time FROM documents_to_index ORDER BY path LIMIT 1',
  );
  const removeFirst = connection.prepare(
    'DELETE FROM documents_to_index WHERE path = (SELECT path FROM documents_to_index ORDER BY path LIMIT 1)',
  );
  const moveSome = () => {
    for (let documents = 0, bytes = 0; documents < maxDocuments && bytes < maxBytes; documents += 1) {
      const found: unknown = next.get([]);
      if (found === undefined) return false;
      const row = v.parse(rowSchema, found);
      move(reader, row);
      removeFirst.run([]);
      bytes += row.fields.length;
    }
    return true;
  };
  while (await inTransaction(moveSome));
  await inTransaction(() => connection.exec('DROP TABLE IF EXISTS documents_to_index'));
}
