import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import type { DataConnection } from '../../storage/data-connection';
import type { DocumentFields } from '../values/document-value';
import type { DocumentName } from '../values/resource-name';
import { leastRoom, readDocument, roomOf, type StoredDocument } from './stored-document';

/** The collections that a query searches: one, or all with an id below a document or root. */
export type Scope = { parent: DocumentName; collectionId: string; isGroup: boolean };

/** Documents in one database. */
export type DocumentTable = {
  find: (name: DocumentName) => StoredDocument | undefined;
  /** The documents of one or several collections, in no certain order. */
  list: (scope: Scope) => Iterable<StoredDocument>;
  /** Times are in RFC 3339. @returns the room that it takes */
  put: (name: DocumentName, fields: DocumentFields, times: { createTime: string; updateTime: string }) => number;
  remove: (name: DocumentName) => void;
  /** The room that all documents of a document's collection take, and their number. */
  measureCollection: (name: DocumentName) => { room: number; count: number };
};

const measureSchema = v.object({ room: v.number(), count: v.number() });

// Fields that somebody edited by hand are TEXT.
const select = `
  SELECT CAST(path AS BLOB) AS path, documents.name AS id, create_time AS createTime, update_time AS updateTime, checksum,
    CAST(fields AS BLOB) AS fields
  FROM collections JOIN documents ON collection = collections.id`;

/** A collection's path below the root, as it is stored. No id contains the separator. */
const pathOf = (segments: readonly string[]) => Buffer.from(segments.join('\0'));

/** The collection, the name and the path of a document, as parameters. */
const place = ({ root, segments }: DocumentName) => [root, pathOf(segments.slice(0, -1)), segments.at(-1) ?? ''];

/** Documents in the server's database, for one call. */
export function createDocumentTable(connection: DataConnection): DocumentTable {
  const find = connection.prepare(`${select} WHERE root = ? AND path = ? AND documents.name = ?`);
  const list = connection.prepare(
    `${select} WHERE root = ?1 AND collections.name = ?2 AND (path = ?3 OR substr(path, 1, length(?4)) = ?4)`,
  );
  const open = connection.prepare(
    'INSERT INTO collections (root, path, name) VALUES (?, ?, ?) ON CONFLICT (root, path) DO NOTHING',
  );
  const put = connection.prepare(
    `INSERT INTO documents (collection, name, create_time, update_time, checksum, fields)
     SELECT id, ?3, ?4, ?5, ?6, ?7 FROM collections WHERE root = ?1 AND path = ?2
     ON CONFLICT (collection, name) DO UPDATE SET
       create_time = excluded.create_time, update_time = excluded.update_time, checksum = excluded.checksum, fields = excluded.fields`,
  );
  const remove = connection.prepare(
    'DELETE FROM documents WHERE collection = (SELECT id FROM collections WHERE root = ? AND path = ?) AND name = ?',
  );
  // The length of a value stands before it: nothing is read of the value itself. In the order of the rows it takes half the time.
  const measure = connection.prepare(
    `SELECT count(*) AS count, coalesce(sum(max(octet_length(fields), ${leastRoom})), 0) AS room FROM documents WHERE document IN
     (SELECT document FROM documents WHERE collection = (SELECT id FROM collections WHERE root = ? AND path = ?))`,
  );
  /** Collections that are there, by root and path. */
  const opened = new Set<string>();
  return {
    find: (name) => {
      const row = find.get(place(name));
      return row === undefined ? undefined : readDocument(name.root, row);
    },
    list: function* ({ parent: { root, segments }, collectionId, isGroup }) {
      const path = pathOf([...segments, collectionId]);
      const start = isGroup ? pathOf([...segments, '']) : null;
      for (const row of list.iterate([root, collectionId, path, start])) yield readDocument(root, row);
    },
    put: (name, fields, { createTime, updateTime }) => {
      const [root, path, id] = place(name);
      const json = Buffer.from(JSON.stringify(fields));
      const collection = `${root}\0${path}`;
      if (!opened.has(collection)) open.run([root, path, name.segments.at(-2) ?? '']);
      opened.add(collection);
      put.run([root, path, id, createTime, updateTime, crc32(json), json]);
      return roomOf(json.length);
    },
    remove: (name) => void remove.run(place(name)),
    measureCollection: (name) => v.parse(measureSchema, measure.get(place(name).slice(0, 2))),
  };
}
