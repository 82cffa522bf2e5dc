import * as v from 'valibot';
import type { IsReplaceable, PostsStore, StoredDraft } from '../posts/posts-store';
import { draftSchema, type KeptDraft } from './kept-drafts';
import { isKnownVersion, noteWritten } from './known-versions';
import type { UnsavedDraft } from './merge-drafts';
import { separateUnsent } from './own-drafts';
import { nameOwnWindow } from './own-window';

const time = v.pipe(v.string(), v.isoTimestamp());

/** What is stored of a draft: its fields and blocks as the form has them, which post it is about, and when it was kept. */
const serverDraftSchema = v.object({
  ...draftSchema.entries,
  publishTime: v.string(),
  post: v.string(),
  isNew: v.boolean(),
  since: v.string(),
  keptAt: time,
});

const presenceSchema = v.object({ window: v.string(), activeAt: time });

/** This window, among others that have the same post open. */
const ownWindow = nameOwnWindow();

/** Somebody who has a post open. */
export type Presence = { id: string; by: string; activeAt: string };

type DraftsStore = Pick<PostsStore, 'keepDraft' | 'listDrafts' | 'deleteDraft'>;

/** What is under way for each draft: nothing overtakes what was sent before it. */
const underWay = new Map<string, Promise<unknown>>();

function inTurn<Result>(key: string, action: () => Promise<Result>): Promise<Result> {
  const before = underWay.get(key) ?? Promise.resolve();
  const result = before.then(action, action);
  underWay.set(key, result);
  const end = () => {
    if (underWay.get(key) === result) underWay.delete(key);
  };
  result.then(end, end);
  return result;
}

/** Drafts that were saved or discarded, or in which nothing is unsaved any more: a form that is left keeps none of them again. */
const forgotten = new Set<string>();

/** Whether a draft was forgotten, and nothing was kept of it since. */
export const isForgotten = (key: string): boolean => forgotten.has(key);

/** What has no text, but only who has a form open; or one that this window knows, or that was kept no later than `until`. */
const isKnown =
  (key: string, until = ''): IsReplaceable =>
  ({ content, keptAt }) =>
    content === undefined || isKnownVersion(key, String(keptAt)) || String(keptAt) <= until;

/**
 * Keeps a draft on the server.
 * @param isOpen whether its form stays open
 * @throws {DraftChangedError} when another window has written it since; then nothing was written.
 */
export function keepOnServer(
  store: DraftsStore,
  { key, draft, postId, since = '', keptAt }: KeptDraft,
  isOpen: boolean,
): Promise<void> {
  forgotten.delete(key);
  // What is not there is written as such: these fields are put beside what is kept.
  const { publishTime = '', tags = '', cover = null, sharePicture = null, ...texts } = draft;
  const about = { post: postId ?? key, isNew: postId === undefined, since, keptAt };
  const activeAt = isOpen ? new Date().toISOString() : '';
  const fields = { ...texts, publishTime, tags, cover, sharePicture, ...about, activeAt };
  // Before it is sent: its response may be lost.
  noteWritten(key, keptAt);
  return inTurn(key, async () => store.keepDraft(key, { ...fields, window: await ownWindow }, isKnown(key)));
}

/** Says on the server that a form is open, without a draft. */
export const noteActivity = (store: DraftsStore, key: string, post: string): Promise<void> =>
  inTurn(key, async () => store.keepDraft(key, { post, window: await ownWindow, activeAt: new Date().toISOString() }));

/**
 * Forgets a draft on the server, behind all that was sent of it, unless another window has written it since. It is only logged when
 * that fails: the list offers it again.
 * @param until when what is to be forgotten was kept, where no form of this window has it
 */
export function forgetOnServer(store: DraftsStore, key: string, until?: string): void {
  forgotten.add(key);
  inTurn(key, () => store.deleteDraft(key, isKnown(key, until))).catch((error: unknown) => {
    console.error(`Draft ${key} could not be deleted on the server; discard it in the list:`, error);
  });
}

/** How long, in ms, a form that was left by a crash is remembered without a draft. */
const maxAbandoned = 86_400_000;

/** The drafts on the server, behind all that this window has sent. */
export async function listServerDrafts(store: DraftsStore): Promise<UnsavedDraft[]> {
  await Promise.allSettled(underWay.values());
  const stored = await store.listDrafts();
  for (const { key, fields } of stored) {
    const { success, output } = v.safeParse(presenceSchema, fields);
    const isAbandoned = success && Date.now() - Date.parse(output.activeAt) > maxAbandoned;
    if (!('content' in fields) && isAbandoned) forgetOnServer(store, key);
  }
  const drafts = stored.flatMap(readServerDraft);
  separateUnsent(drafts);
  return drafts;
}

function readServerDraft({ key, fields, by }: StoredDraft): UnsavedDraft[] {
  const { success, output } = v.safeParse(serverDraftSchema, fields);
  if (!success) return [];
  const { post, isNew, since, keptAt, publishTime, ...texts } = output;
  const draft = { ...texts, ...(publishTime ? { publishTime } : {}) };
  const about = isNew ? {} : { postId: post, since };
  return [{ key, keptAt, draft, ...about, place: 'server', by }];
}

/** Who else has said that they have a post open, lately or not. */
export async function listOthers(store: DraftsStore, post: string): Promise<Presence[]> {
  const own = await ownWindow;
  const others = new Map<string, Presence>();
  for (const { fields, by } of await store.listDrafts(post)) {
    const { success, output } = v.safeParse(presenceSchema, fields);
    if (!success || output.window === own) continue;
    const { window: id, activeAt } = output;
    // A window that has come to the post again may have left another form of it behind.
    if (activeAt > (others.get(id)?.activeAt ?? '')) others.set(id, { id, by, activeAt });
  }
  return [...others.values()];
}
