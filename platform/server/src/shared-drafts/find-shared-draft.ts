import { isDraftToken, sharedDraftSchema, sharedDraftsCollection } from 'kit/posts/draft-link';
import { embeddedProject } from 'kit/posts/embedded-project';
import * as v from 'valibot';
import type { DocumentTable } from '../documents/store/document-table';
import { parseDocumentName } from '../documents/values/resource-name';

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

/** Deletes the drafts whose links have expired: they would keep their pictures for ever. @param now ms since 1970 */
export function deleteExpiredDrafts(table: DocumentTable, now: number): void {
  const scope = { parent: { root, segments: [] }, collectionId: sharedDraftsCollection, isGroup: false };
  const expired = [...table.list(scope)].filter(({ json }) => Date.parse(readShared(json)?.expiresAt ?? '') <= now);
  for (const { name } of expired) table.remove(parseDocumentName(name));
}
