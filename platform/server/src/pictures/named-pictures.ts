import { storedNamesIn } from 'kit/posts/stored-picture';
import * as v from 'valibot';
import type { DataConnection } from '../storage/data-connection';
import { haveTurn } from '../storage/have-turn';
import { storedTextSchema } from '../storage/stored-text';

const rowsSchema = v.array(v.object({ row: v.number(), fields: storedTextSchema }));

/** Documents that are read before others have their turn. One has at most 1 MB. */
const readAtOnce = 20;

/**
 * The pictures and files that any document names: a post, one of its versions, one in the trash, a draft. In whatever field it stands: what a
 * later release stores elsewhere counts as well.
 */
export async function findNamedPictures(connection: DataConnection): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const fields of readDocuments(connection)) {
    for (const name of fields.flatMap(storedNamesIn)) named.add(name);
    await haveTurn();
  }
  return named;
}

/** The same, all at once: for the start of a server, which nobody asks for anything yet. */
export function findNamedAtOnce(connection: DataConnection): ReadonlySet<string> {
  const named = new Set<string>();
  for (const fields of readDocuments(connection)) for (const name of fields.flatMap(storedNamesIn)) named.add(name);
  return named;
}

/** The fields of all documents, some of them at a time. */
function* readDocuments(connection: DataConnection): Generator<string[]> {
  const next = connection.prepare(
    `SELECT rowid AS "row", CAST(fields AS BLOB) AS fields FROM documents WHERE rowid > ? ORDER BY rowid LIMIT ${readAtOnce}`,
  );
  for (let last = 0; ; ) {
    const rows = v.parse(rowsSchema, next.all([last]));
    yield rows.map(({ fields }) => fields);
    if (rows.length < readAtOnce) return;
    last = rows.at(-1)?.row ?? last;
  }
}

/**
 * Whether any document names a picture now. It looks through all of them at once, some 0.1 s for 90 MB: for the moment before a picture is
 * taken away, since {@link findNamedPictures} does not see what was saved behind it.
 */
export const isNamed = (connection: DataConnection, picture: string): boolean =>
  connection
    .prepare('SELECT 1 AS found FROM documents WHERE instr(CAST(fields AS BLOB), CAST(? AS BLOB)) > 0 LIMIT 1')
    .get([picture]) !== undefined;
