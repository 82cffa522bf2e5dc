import { isDraftToken, sharedDraftSchema, sharedDraftsCollection } from 'kit/posts/draft-link';
import { embeddedProject } from 'kit/posts/embedded-project';
import * as v from 'valibot';
import { createDocumentTable, type DocumentTable } from '../documents/store/document-table';
import type { DataConnection } from '../storage/data-connection';
import { haveTurn } from '../storage/have-turn';
import { storedTextSchema } from '../storage/stored-text';

const root = `projects/${embeddedProject}/databases/(default)/documents`;

/** A shared draft as it is stored; `undefined` when it is none. */
const readShared = (json: Buffer | null | undefined) => {
  const text = v.pipe(v.string(), v.parseJson(), sharedDraftSchema);
  const shared = v.safeParse(text, `{"fields":${json?.toString()}}`);
  return shared.success ? shared.output : undefined;
};

/** A draft that a link shows. */
type SharedDraft = {
  /** JSON of the document's fields, in the form of Firestore's interface. */
  json: string;
  /** JSON of the draft, which names its pictures. */
  draft: string;
};

/**
 * The draft of a link, if it works: it is neither expired nor withdrawn, and its post is not in the trash. `firestore.rules` say the
 * same for a Firebase project.
 * @param now ms since 1970
 */
export function findSharedDraft(table: DocumentTable, token: string, now: number): SharedDraft | undefined {
  if (!isDraftToken(token)) return undefined;
  const json = table.find({ root, segments: [sharedDraftsCollection, token] })?.json;
  const shared = readShared(json);
  if (!json || !shared || Date.parse(shared.expiresAt) <= now) return undefined;
  const isTrashed = table.find({ root, segments: ['trash', shared.post] }) !== undefined;
  return isTrashed ? undefined : { json: json.toString(), draft: shared.draft };
}

const listDrafts = `
  SELECT document FROM documents WHERE collection = (SELECT id FROM collections WHERE root = ? AND path = ?)`;

// Of a draft of 1 MB the database reads the expiry alone; of what is no JSON it says nothing.
const readExpiry = `
  SELECT name, CAST(json_extract(text, '$.expiresAt.timestampValue') AS BLOB) AS expiresAt FROM (
    SELECT name, CAST(fields AS TEXT) AS text FROM documents
    WHERE document = ? AND collection = (SELECT id FROM collections WHERE root = ? AND path = ?)
  ) WHERE json_valid(text)`;

const draftsSchema = v.array(v.object({ document: v.number() }));
const expirySchema = v.optional(v.object({ name: storedTextSchema, expiresAt: storedTextSchema }));

/**
 * Deletes the drafts whose links have expired: they would keep their pictures for ever. One that has no time counts as expired, as its link
 * works for nobody; one that cannot be read at all is left for a person. They are read one by one, others in between.
 * @param now ms since 1970
 * @param isStopped asked in between; the rest is left to the next time
 */
export async function deleteExpiredDrafts(
  connection: DataConnection,
  now: number,
  isStopped = () => false,
): Promise<void> {
  const table = createDocumentTable(connection);
  const read = connection.prepare(readExpiry);
  const place = [root, Buffer.from(sharedDraftsCollection)];
  for (const { document } of v.parse(draftsSchema, connection.prepare(listDrafts).all(place))) {
    await haveTurn();
    if (isStopped()) return;
    const draft = v.parse(expirySchema, read.get([document, ...place]));
    if (draft && !(Date.parse(draft.expiresAt) > now))
      table.remove({ root, segments: [sharedDraftsCollection, draft.name] });
  }
}
