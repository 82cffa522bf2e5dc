import { forgetItem, keepItem, readItem } from 'kit/page/browser-storage';
import * as v from 'valibot';
import { isSameDraft, type PostDraft } from '../posts/post-draft';
import {
  createDraftKey,
  discardDraft,
  forgetDraft,
  type KeptDraft,
  keepDraft,
  listKeptDrafts,
  readKeptText,
} from './kept-drafts';
import { isKnownVersion, noteWritten } from './known-versions';

// One draft may be open in two windows: a tab was duplicated, or both continue it. What the other one has written stays.

const versionSchema = v.pipe(v.string(), v.parseJson(), v.object({ keptAt: v.string() }));

/** Whether another window of this browser has written a draft since this one opened or wrote it. */
export function isWrittenElsewhere(key: string): boolean {
  const { success, output } = v.safeParse(versionSchema, readKeptText(key));
  return success && !isKnownVersion(key, output.keptAt);
}

/** Keeps the draft of a form in this browser, under a time that says which state of it this is. @returns whether it is kept */
export function keepOwnDraft(key: string, kept: Omit<KeptDraft, 'key' | 'keptAt'>, keptAt: string): boolean {
  noteWritten(key, keptAt);
  last = { key, keptAt, draft: kept.draft };
  return keepDraft(key, { ...kept, keptAt });
}

/** What this window has kept last in this browser. */
let last: { key: string; keptAt: string; draft: PostDraft } | undefined;

const sentPrefix = 'blog-sent ';

/** Remembers that the server has a draft as this browser keeps it. */
export function noteSent(key: string, draft: PostDraft): void {
  if (last?.key === key && isSameDraft(last.draft, draft)) keepItem('localStorage', sentPrefix + key, last.keptAt);
}

/**
 * Gives a draft in this browser a key of its own, when another browser went on with what the server had of it, and this one has
 * words that the server never got.
 */
export function separateUnsent(onServer: readonly KeptDraft[]): void {
  for (const { key, keptAt, draft, ...about } of listKeptDrafts()) {
    const newer = onServer.find((one) => one.key === key && one.keptAt > keptAt);
    const isUnsent = readItem('localStorage', sentPrefix + key) !== keptAt;
    if (!newer || !isUnsent || isSameDraft(newer.draft, draft)) continue;
    if (keepDraft(createDraftKey(), { ...about, draft, keptAt })) forgetDraft(key);
  }
}

/** Forgets the draft of a form in which nothing is unsaved, unless another window has written it since. */
export function forgetOwnDraft(key: string): void {
  if (isWrittenElsewhere(key)) return;
  forgetDraft(key);
  forgetItem('localStorage', sentPrefix + key);
}

/** Forgets the draft of a form that was saved, unless another window has written it since. */
export function discardOwnDraft(key: string): void {
  if (isWrittenElsewhere(key)) return;
  discardDraft(key);
  forgetItem('localStorage', sentPrefix + key);
}
