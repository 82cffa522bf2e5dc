import { isDraftToken, sharedDraftSchema, sharedDraftsCollection } from 'shared-config/posts/draft-link';
import { embeddedProject } from 'shared-config/posts/embedded-project';
import * as v from 'valibot';
import type { DocumentTable } from '../documents/store/document-table';

const root = `projects/${embeddedProject}/databases/(default)/documents`;

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
  const json = table.find({ root, segments: [sharedDraftsCollection, token] })?.json?.toString();
  if (json === undefined) return undefined;
  const shared = v.safeParse(v.pipe(v.string(), v.parseJson(), sharedDraftSchema), `{"fields":${json}}`);
  if (!shared.success) return undefined;
  const { post, draft, expiresAt } = shared.output;
  if (Date.parse(expiresAt) <= now) return undefined;
  return table.find({ root, segments: ['trash', post] }) ? undefined : { json, draft };
}
