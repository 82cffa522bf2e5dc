import { forgetItem, keepItem, listKeys, readItem } from 'kit/page/browser-storage';
import { coverSchema } from 'kit/posts/cover';
import * as v from 'valibot';
import { draftBlockSchema } from '../posts/draft-blocks';
import { draftStatuses, isSameDraft, type PostDraft } from '../posts/post-draft';
import type { StoredPost } from '../posts/stored-post';

const text = v.string();
const picture = v.fallback(v.optional(coverSchema), undefined);

/** Schema of a draft as plain data. That of a post is not loaded for it: the list waits for no more than it shows. */
export const draftSchema = v.object({
  title: text,
  author: text,
  publishDate: text,
  category: text,
  excerpt: text,
  metaTitle: v.optional(text),
  metaDescription: v.optional(text),
  tags: v.optional(text),
  slug: v.optional(text, ''),
  publishTime: v.optional(text),
  cover: picture,
  sharePicture: picture,
  status: v.picklist(draftStatuses),
  content: v.pipe(v.array(draftBlockSchema), v.minLength(1)),
});

const keptDraftSchema = v.object({
  /** The post that it changes; absent for a new one. */
  postId: v.optional(v.string()),
  /** The version that it changes. */
  since: v.optional(v.string()),
  /** When it was kept, as an ISO timestamp. */
  keptAt: v.pipe(v.string(), v.isoTimestamp()),
  draft: draftSchema,
});

/** A draft that this browser keeps, under a key of its own. */
export type KeptDraft = v.InferOutput<typeof keptDraftSchema> & { key: string };

const prefix = 'blog-draft ';

/** A new key, for a form that is opened now. */
export const createDraftKey = () => crypto.randomUUID();

/** The post that a kept draft changes: a new post was stored under the draft's own key, if a save got through. */
export const findPostOf = ({ key, postId }: KeptDraft, posts: readonly StoredPost[]) =>
  posts.find(({ id }) => id === (postId ?? key));

/** Keeps a draft in this browser, so that it survives a crash or a reload; as of now, if it does not say when. @returns whether it is kept */
export function keepDraft(key: string, kept: Omit<KeptDraft, 'key' | 'keptAt'> & { keptAt?: string }): boolean {
  const isKept = keepItem('localStorage', prefix + key, JSON.stringify({ keptAt: new Date().toISOString(), ...kept }));
  if (!isKept) console.error('The draft could not be kept in this browser; free or allow its storage');
  return isKept;
}

const versionSchema = v.pipe(v.string(), v.parseJson(), v.object({ keptAt: v.string() }));

/** When a draft was kept that this browser has; `undefined` when it has none that says so. */
export function readKeptAt(key: string): string | undefined {
  const { success, output } = v.safeParse(versionSchema, readItem('localStorage', prefix + key));
  return success ? output.keptAt : undefined;
}

const sentPrefix = 'blog-sent ';

/** Remembers the state of a draft that browser and server have both had last: the one that either goes on from. */
export const noteSent = (key: string, keptAt: string): unknown => keepItem('localStorage', sentPrefix + key, keptAt);

/** The state of a draft that browser and server have both had last, by when it was kept. */
export const readSentAt = (key: string): string | undefined => readItem('localStorage', sentPrefix + key) ?? undefined;

/** Forgets a draft, whoever wrote it. */
export function forgetDraft(key: string): void {
  forgetItem('localStorage', prefix + key);
  forgetItem('localStorage', sentPrefix + key);
}

/** All drafts that this browser keeps, the latest first. One that cannot be read stays stored and is not listed. */
export function listKeptDrafts(): KeptDraft[] {
  return listKeys('localStorage')
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => {
      const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), keptDraftSchema), readItem('localStorage', name));
      return kept.success ? [{ key: name.slice(prefix.length), ...kept.output }] : [];
    })
    .sort((one, other) => other.keptAt.localeCompare(one.keptAt));
}

/** Whether a draft was stored after all, by a save whose response never arrived: because of a reload for example. */
export function isStoredAfterAll(draft: PostDraft, posts: readonly StoredPost[]): boolean {
  // The slug is made when a post is saved, and what its button does to the status is no part of the draft.
  const isStored = (post: StoredPost) =>
    isSameDraft({ ...draft, slug: draft.slug || post.slug, status: post.status }, post);
  return posts.some((post) => post.title === draft.title && isStored(post));
}

/**
 * Settles which of two copies of a draft goes on from the other, by the state that both have had last and never by the time, as
 * clocks differ. The copy in this browser is forgotten where the server has all of it and more, and gets a key of its own where
 * each has words that the other never had.
 */
export function settleCopies(onServer: readonly KeptDraft[]): void {
  for (const { key, ...kept } of listKeptDrafts()) {
    const other = onServer.find((one) => one.key === key);
    const sentAt = readSentAt(key);
    if (!other || other.keptAt === kept.keptAt || other.keptAt === sentAt) continue;
    const isOnServer = kept.keptAt === sentAt || isSameDraft(other.draft, kept.draft);
    // Before the other is kept: there may be no room for two.
    forgetDraft(key);
    if (!isOnServer && !keepDraft(createDraftKey(), kept)) keepDraft(key, kept);
  }
}
