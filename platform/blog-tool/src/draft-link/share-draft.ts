import { withBase } from 'kit/page/base-path';
import { readDocumentsSettings } from 'kit/posts/documents-settings';
import { createDraftToken, linkOriginSchema, sharedDraftPath, sharedDraftsPath, sharedFor } from 'kit/posts/draft-link';
import { isPictureName } from 'kit/posts/stored-picture';
import * as v from 'valibot';
import { findAuthor } from '../authors/find-author';
import { isPartOfSite } from '../live-pages/fetch-page-posts';
import type { Pictures } from '../pictures/pictures';
import { namesOfPictures } from '../posts/pictures-of-draft';
import type { PostDraft } from '../posts/post-draft';
import type { DraftLink, PostsStore } from '../posts/posts-store';
import { isWaitingName } from '../posts/waiting-name';
import type { ToolSite } from '../site/tool-site';
import { shrinkPicture } from './shrink-picture';

/** Where the links lead, and whether only this computer can open them. */
export type LinkPlace = { address: string; isLocal: boolean };

/** The draft of a form, the id of its post, and its pictures. */
type Shared = {
  post: string;
  /** The draft as it is now, with the pictures that the store has by now. */
  readDraft: () => PostDraft;
  pictures: Pick<Pictures, 'addressOf' | 'whenSettled'> | undefined;
};

/** Finds out where links lead. @throws {Error} when the server does not say it */
export async function findLinkPlace(site: Pick<ToolSite, 'origin'>): Promise<LinkPlace> {
  // On an origin of its own the tool does not know where the site is served, but where it is public.
  if (!isPartOfSite()) return { address: site.origin + withBase(sharedDraftPath), isLocal: false };
  const here = location.origin + withBase(sharedDraftPath);
  if (readDocumentsSettings(document).kind === 'firebase') return { address: here, isLocal: false };
  const response = await fetch(withBase(sharedDraftsPath));
  if (!response.ok) throw new Error(`The server responds with ${response.status}`);
  const { origin } = v.parse(linkOriginSchema, await response.json());
  return origin === undefined
    ? { address: here, isLocal: true }
    : { address: origin + withBase(sharedDraftPath), isLocal: false };
}

/**
 * Shares a draft as it is now, for as long as a link works from now on.
 * @param before the link that is to show it from now on; a new one without it
 * @returns the link, and how many pictures it cannot show
 * @throws what the store throws
 */
export async function shareDraft(store: PostsStore, { post, readDraft, pictures }: Shared, before?: DraftLink) {
  // Sharing includes the pictures; one that cannot be sent now holds nobody up.
  await pictures?.whenSettled(namesOfPictures(readDraft()).filter(isWaitingName));
  const draft = readDraft();
  const { sharePicture: _shown, ...seen } = draft;
  // Readers with the link may not read the author's record.
  const by = await findAuthor(store, draft.author);
  const portrait = by?.portrait?.picture;
  const names = [...new Set([...namesOfPictures(seen), ...(portrait ? [portrait] : [])])];
  const stored = names.filter((name) => name !== '' && !isWaitingName(name));
  // A server shows those of the store; a project has none.
  const isServer = readDocumentsSettings(document).kind === 'embedded';
  const small = isServer ? new Map<string, string>() : await shrinkAll(stored.filter(isPictureName), pictures);
  const now = Date.now();
  const link: DraftLink = {
    token: before?.token ?? createDraftToken(),
    post,
    sharedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + sharedFor).toISOString(),
  };
  await (await store.links()).share({ ...link, draft: JSON.stringify({ ...draft, by }), pictures: small });
  const shown = isServer ? stored.length : small.size;
  return { link, missing: names.filter((name) => name !== '').length - shown };
}

async function shrinkAll(names: readonly string[], pictures: Shared['pictures']): Promise<Map<string, string>> {
  const small = new Map<string, string>();
  for (const name of names) {
    try {
      if (pictures) small.set(name, await shrinkPicture(await pictures.addressOf(name)));
    } catch (error) {
      console.error(`Picture ${name} is not in the shared draft:`, error);
    }
  }
  return small;
}
