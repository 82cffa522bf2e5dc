import * as v from 'valibot';
import { discardDraft, forgetDraft, type KeptDraft, keepDraft, readKeptText } from './kept-drafts';
import { isKnownVersion, noteWritten } from './known-versions';

// One draft may be open in two windows: a tab was duplicated, or both continue it. What the other one has written stays.

const versionSchema = v.pipe(v.string(), v.parseJson(), v.object({ keptAt: v.string() }));

/** Whether another window of this browser has written a draft since this one opened or wrote it. */
export function isWrittenElsewhere(key: string): boolean {
  const { success, output } = v.safeParse(versionSchema, readKeptText(key));
  return success && !isKnownVersion(key, output.keptAt);
}

/** Keeps the draft of a form in this browser. @returns whether it is kept */
export function keepOwnDraft(key: string, kept: Omit<KeptDraft, 'key' | 'keptAt'>): boolean {
  const keptAt = new Date().toISOString();
  noteWritten(key, keptAt);
  return keepDraft(key, kept, keptAt);
}

/** Forgets the draft of a form in which nothing is unsaved, unless another window has written it since. */
export function forgetOwnDraft(key: string): void {
  if (!isWrittenElsewhere(key)) forgetDraft(key);
}

/** Forgets the draft of a form that was saved, unless another window has written it since. */
export function discardOwnDraft(key: string): void {
  if (!isWrittenElsewhere(key)) discardDraft(key);
}
