import { isSameDraft, type PostDraft } from '../posts/post-draft';

/** Whether a place has the draft: not yet, all of it, or not because it does not take it. */
export type Keeping = { kind: 'waiting' } | { kind: 'kept'; at: Date } | { kind: 'failing' };

/** The states of a draft that somebody writes, as README.md draws them. */
export type DraftState =
  | { name: 'untouched' }
  /** Something in it is not saved. `browser` may lack the latest typing. */
  | { name: 'unsaved'; browser: Keeping; server: Keeping }
  /** The post is sent; the server keeps no other state of it until that ends. */
  | { name: 'saving' }
  | { name: 'left' };

/** The copy of a draft in one place: the draft and the version that it changes, when it was kept, and how often that has failed since. */
export type Copy = { draft?: PostDraft; since?: string | undefined; at?: Date; failures: number };

/** @param unsaved the draft when it last settled, if anything in it is not saved */
export function describeState(
  phase: 'open' | 'saving' | 'left',
  unsaved: PostDraft | undefined,
  browser: Copy,
  server: Copy,
): DraftState {
  if (phase !== 'open') return { name: phase };
  if (!unsaved) return { name: 'untouched' };
  // The latest typing is in this browser in a moment; the server is behind for seconds.
  const isBehind = server.failures === 0 && !(server.draft && isSameDraft(server.draft, unsaved));
  return { name: 'unsaved', browser: keepingOf(browser), server: isBehind ? { kind: 'waiting' } : keepingOf(server) };
}

function keepingOf({ at, failures }: Copy): Keeping {
  if (failures > 0) return { kind: 'failing' };
  return at ? { kind: 'kept', at } : { kind: 'waiting' };
}
