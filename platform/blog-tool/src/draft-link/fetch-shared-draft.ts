import { withBase } from 'kit/page/base-path';
import { type StoredAuthor, storedAuthorSchema } from 'kit/posts/author';
import type { DocumentsSettings } from 'kit/posts/documents-settings';
import {
  sharedDraftSchema,
  sharedDraftsCollection,
  sharedDraftsPath,
  sharedPictureSchema,
  sharedPicturesCollection,
} from 'kit/posts/draft-link';
import { isStoredName } from 'kit/posts/stored-picture';
import * as v from 'valibot';
import type { PostDraft } from '../posts/post-draft';
import { draftSchema } from '../unsaved-work/kept-drafts';

/** A draft that a link shows, the record of its author, and the ISO time until which the link works. */
export type SharedDraft = { draft: PostDraft; by: StoredAuthor | undefined; expiresAt: string };

const draftInJson = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ ...draftSchema.entries, by: v.fallback(v.optional(storedAuthorSchema), undefined) }),
);

/** Shared drafts where the posts of the page are: at the embedded server, or in a Firebase project, without its SDK. */
export function openSharedDrafts(settings: DocumentsSettings) {
  const root = rootOf(settings);
  return {
    /** @returns `undefined` when the link has expired, was withdrawn, or never was one @throws {Error} when there is no response */
    read: async (token: string): Promise<SharedDraft | undefined> => {
      const document = await fetchDocument(root.address(token));
      if (document === undefined) return undefined;
      const { draft, expiresAt } = v.parse(sharedDraftSchema, document);
      // Rules go by the store's clock; this is for a page that is open for longer.
      const { by, ...shown } = v.parse(draftInJson, draft);
      return { draft: shown, by, expiresAt };
    },
    /** Address for an `img` of one of its pictures. @throws {Error} when it cannot be had */
    addressOf: async (token: string, name: string): Promise<string> => {
      // A name in a draft is anybody's text, and an address is asked for with the rights of whoever looks at it.
      if (!isStoredName(name)) throw new Error(`“${name.slice(0, 50)}” is no name of a picture`);
      const address = root.address(token, name);
      if (root.isServer) return address;
      const document = await fetchDocument(address);
      if (document === undefined) throw new Error(`Picture ${name}: the link does not show it any more`);
      return v.parse(sharedPictureSchema, document);
    },
  };
}

function rootOf(settings: DocumentsSettings) {
  if (settings.kind === 'embedded') {
    const root = settings.origin ? settings.origin + sharedDraftsPath : withBase(sharedDraftsPath);
    const address = (token: string, name?: string) => `${root}/${token}${name ? `/pictures/${name}` : ''}`;
    return { isServer: true, address };
  }
  const { projectId, apiKey, emulators } = settings.config;
  const origin = emulators?.documents ?? 'https://firestore.googleapis.com';
  const root = `${origin}/v1/projects/${projectId}/databases/(default)/documents/${sharedDraftsCollection}`;
  const address = (token: string, name?: string) =>
    `${root}/${token}${name ? `/${sharedPicturesCollection}/${name}` : ''}?key=${encodeURIComponent(apiKey)}`;
  return { isServer: false, address };
}

/** A document; `undefined` when there is none, or the rules say that it is not for this visitor. */
async function fetchDocument(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (response.ok) return response.json();
  if ([403, 404].includes(response.status)) return undefined;
  throw new Error(`The draft could not be fetched: ${response.status}`);
}
