import { embeddedProject } from 'kit/contract/embedded-project';
import { isDraftToken, sharedDraftSchema, sharedDraftsCollection } from 'kit/posts/draft-link';
import { storedNamesIn } from 'kit/posts/stored-picture';
import * as v from 'valibot';
import { createDocumentTable, type DocumentTable } from '../documents/store/document-table';
import type { DataConnection } from '../storage/data-connection';
import { haveTurn } from '../storage/have-turn';
import { storedTextSchema } from '../storage/stored-text';

const root = `projects/${embeddedProject}/databases/(default)/documents`;

const readShared = v.pipe(v.string(), v.parseJson(), sharedDraftSchema);

/** A draft that a link shows. */
type SharedDraft = {
  /** The document as Firestore's interface has it: JSON. */
  body: Buffer;
  /** Names of its pictures. */
  pictures: ReadonlySet<string>;
};

/** A draft as it was read of its document, until that changes. */
type ReadDraft = SharedDraft & { version: string; post: string; expiresAt: number };

/** Bytes of drafts that are kept as they were read: ten of the longest. */
const maxKept = 10 * 1024 * 1024;

// In front of the fields: nothing of those is read. Rows of earlier versions have no checksum.
const readVersion = `
  SELECT update_time || ' ' || coalesce(checksum, '') AS version FROM documents
  WHERE collection = (SELECT id FROM collections WHERE root = ? AND path = ?) AND name = ?`;

const versionSchema = v.optional(v.object({ version: v.string() }));

/**
 * Finds the draft of a link, if that works: it is neither expired nor withdrawn, and its post is not in the trash. `firestore.rules` say the
 * same for a Firebase project. To read one of a megabyte takes 50 ms, and a draft is asked for again with each of its pictures: those
 * that were asked for last are kept, and others have their turn before one is read.
 */
export function openSharedDrafts(connection: DataConnection) {
  const table = createDocumentTable(connection);
  const findVersion = connection.prepare(readVersion);
  const kept = new Map<string, ReadDraft>();
  let last: Promise<unknown> = Promise.resolve();

  const versionOf = (token: string) =>
    v.parse(versionSchema, findVersion.get([root, Buffer.from(sharedDraftsCollection), token]))?.version;

  function read(token: string): ReadDraft | undefined {
    const version = versionOf(token);
    const known = kept.get(token);
    kept.delete(token);
    if (version === undefined) return undefined;
    const draft = known?.version === version ? known : parse(table, token, version);
    if (draft === undefined) return undefined;
    kept.set(token, draft);
    let bytes = [...kept.values()].reduce((total, { body }) => total + body.length, 0);
    for (const [oldest, { body }] of kept) {
      if (bytes <= maxKept || oldest === token) break;
      kept.delete(oldest);
      bytes -= body.length;
    }
    return draft;
  }

  return async (token: string, now: number): Promise<SharedDraft | undefined> => {
    if (!isDraftToken(token)) return undefined;
    if (kept.get(token)?.version !== versionOf(token)) {
      const turn = last.then(haveTurn);
      last = turn;
      await turn;
    }
    const draft = read(token);
    if (!draft || draft.expiresAt <= now) return undefined;
    const isTrashed = table.find({ root, segments: ['trash', draft.post] }) !== undefined;
    return isTrashed ? undefined : draft;
  };
}

/** @returns nothing where it is no draft */
function parse(table: DocumentTable, token: string, version: string): ReadDraft | undefined {
  const json = table.find({ root, segments: [sharedDraftsCollection, token] })?.json;
  if (!json) return undefined;
  const body = Buffer.concat([Buffer.from('{"fields":'), json, Buffer.from('}')]);
  const { success, output } = v.safeParse(readShared, body.toString());
  if (!success) return undefined;
  const { post, draft, expiresAt } = output;
  return { version, body, pictures: new Set(storedNamesIn(draft)), post, expiresAt: Date.parse(expiresAt) };
}

const listDrafts = `
  SELECT document FROM documents WHERE collection = (SELECT id FROM collections WHERE root = ? AND path = ?)`;

// For a draft of 1 MB the database reads the expiry alone; for text that is no JSON it returns nothing.
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
