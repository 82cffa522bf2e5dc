import type { IsReplaceable, PostsStore } from '../posts/posts-store';
import type { StoredPost } from '../posts/stored-post';
import {
  createDraftKey,
  forgetDraft,
  isStoredAfterAll,
  type KeptDraft,
  keepDraft,
  listKeptDrafts,
  noteSent,
  readKeptAt,
  readSentAt,
  settleCopies,
} from './kept-drafts';
import type { UnsavedDraft } from './merge-drafts';
import { nameOwnWindow } from './own-window';
import { openAttempts } from './save-attempts';
import { fieldsOf, isAbandoned, readPresence, readServerDraft } from './server-draft';

type DraftsStore = Pick<PostsStore, 'keepDraft' | 'listDrafts' | 'deleteDraft'>;

/** Somebody who has a post open. */
export type Presence = { id: string; by: string; activeAt: string };

/** The state of a draft in this window, however many forms of it were opened here. */
type Known = {
  /**
   * The states that it may write over, by when each was kept: those that a form was opened with, those that they go on from, and
   * what this window has written itself. They are compared for being the same, never for being earlier: clocks differ.
   */
  states: Set<string>;
  /** Whether the server has something of it from this window, if only that a form is open. */
  isSent: boolean;
  /** The last request: none overtakes an earlier one. */
  underWay: Promise<unknown>;
};

/** All that this window has to do with drafts, and that outlives their forms. */
export type WindowDrafts = ReturnType<typeof createWindowDrafts>;

/** The state of the tool for as long as it is open in this window; `drafts` as soon as they are needed and their script is there. */
export type ToolWindow = { readonly store: PostsStore; drafts?: WindowDrafts };

/** The drafts of this window: the same for all of its tool. */
export function openWindowDrafts(toolWindow: ToolWindow): WindowDrafts {
  toolWindow.drafts ??= createWindowDrafts(toolWindow.store);
  return toolWindow.drafts;
}

/** One draft may be open in two windows: a tab was duplicated, or both continue it. The text of the other window stays. */
export function createWindowDrafts(store: DraftsStore) {
  const known = new Map<string, Known>();
  const attempts = openAttempts();
  let name: Promise<string> | undefined;

  const knownOf = (key: string): Known => {
    const found = known.get(key) ?? { states: new Set(), isSent: false, underWay: Promise.resolve() };
    known.set(key, found);
    return found;
  };

  /** Whether a state of a draft is one that this window knows; otherwise another window has written it since. */
  const isKnown = (key: string, keptAt: string): boolean => knownOf(key).states.has(keptAt);

  const noteOpened = (key: string, keptAt: string): void => {
    const { states } = knownOf(key);
    states.add(keptAt);
    const sentAt = readKeptAt(key) === keptAt ? readSentAt(key) : undefined;
    if (sentAt !== undefined) states.add(sentAt);
  };

  const ownName = (): Promise<string> => {
    name ??= nameOwnWindow();
    return name;
  };

  const inTurn = (key: string, action: () => Promise<void>): Promise<void> => {
    const draft = knownOf(key);
    const result = draft.underWay.then(action, action);
    draft.underWay = result;
    return result;
  };

  /** A stored draft may be replaced if it has no text but only says who has a form open, or if this window knows it. */
  const isReplaceable =
    (key: string): IsReplaceable =>
    ({ content, keptAt }) =>
      content === undefined || isKnown(key, String(keptAt));

  const isWrittenElsewhere = (key: string): boolean => {
    const keptAt = readKeptAt(key);
    return keptAt !== undefined && !isKnown(key, keptAt);
  };

  const send = (key: string, fields: object, isOpen: boolean, isAsked?: IsReplaceable) => {
    knownOf(key).isSent = true;
    const activeAt = isOpen ? new Date().toISOString() : '';
    return inTurn(key, async () => store.keepDraft(key, { ...fields, activeAt, window: await ownName() }, isAsked));
  };

  const keepOnServer = async (kept: KeptDraft, isOpen: boolean): Promise<void> => {
    const { key, keptAt } = kept;
    // Before it is sent: its response may be lost.
    knownOf(key).states.add(keptAt);
    const before = readKeptAt(key);
    await send(key, fieldsOf(kept), isOpen, isReplaceable(key));
    const now = readKeptAt(key);
    if (now === undefined || !isKnown(key, now)) return;
    // The sent draft includes what the browser had then, though that may be less: a full browser keeps what it had.
    noteSent(key, now === before ? now : keptAt);
  };

  const forgetInBrowser = (key: string): void => {
    if (!isWrittenElsewhere(key)) forgetDraft(key);
  };

  const forgetOnServer = (key: string): void => {
    knownOf(key).isSent = false;
    inTurn(key, () => store.deleteDraft(key, isReplaceable(key))).catch((error: unknown) => {
      console.error(`Draft ${key} could not be deleted on the server; discard it in the list:`, error);
    });
  };

  return {
    attempts,
    /** Remembers which state of a draft a form is opened with, and the one on the server that it goes on from. */
    noteOpened,
    /** Whether another window of this browser has written a draft since this one opened or wrote it. */
    isWrittenElsewhere,
    /** Keeps a draft in this browser, under a time that says which state of it this is. @returns whether it is kept */
    keepInBrowser: (kept: KeptDraft): boolean => {
      knownOf(kept.key).states.add(kept.keptAt);
      return keepDraft(kept.key, kept);
    },
    /** Forgets a draft in this browser, unless another window has written it since. */
    forgetInBrowser,
    /**
     * Keeps a draft on the server.
     * @param isOpen whether its form stays open
     * @throws {DraftChangedError} when another window has written it since; then nothing was written.
     */
    keepOnServer,
    /** Says on the server that a form is open, without a draft. */
    noteActivity: (key: string, post: string): Promise<void> => send(key, { post }, true),
    /** Whether the server has something of a draft from this window, if only that its form is open. */
    isSent: (key: string): boolean => knownOf(key).isSent,
    /**
     * Forgets a draft on the server, behind all that was sent of it, unless another window has written it since. It is only logged
     * when that fails: the list offers it again.
     */
    forgetOnServer,
    /** Forgets a draft that was saved, with all that its form has sent, unless another window has written it since. */
    forgetSaved: (key: string): void => {
      forgetInBrowser(key);
      forgetOnServer(key);
      attempts.forget(key);
    },
    /** Forgets the drafts that were stored after all; those on the server as they were listed. */
    forgetStored: (posts: readonly StoredPost[], onServer: readonly KeptDraft[]): void => {
      for (const { key, draft } of listKeptDrafts()) {
        if (!isStoredAfterAll(draft, posts)) continue;
        forgetDraft(key);
        attempts.forget(key);
      }
      for (const { key, keptAt, draft } of onServer) {
        if (!isStoredAfterAll(draft, posts)) continue;
        noteOpened(key, keptAt);
        forgetOnServer(key);
      }
    },
    /** Forgets a draft of the list in both places, unless another window has written it since. */
    discard: ({ key, keptAt }: KeptDraft): void => {
      noteOpened(key, keptAt);
      forgetInBrowser(key);
      forgetOnServer(key);
      attempts.forget(key);
    },
    /** Keeps a draft again that was discarded, as it was; beside the text that another window has written since. */
    takeBack: (discarded: KeptDraft): void => {
      const kept = isWrittenElsewhere(discarded.key) ? { ...discarded, key: createDraftKey() } : discarded;
      keepDraft(kept.key, kept);
      keepOnServer(kept, false).catch((error: unknown) => {
        console.error('The draft on the server could not be kept; it is in this browser:', error);
      });
    },
    /** The drafts on the server, behind all that this window has sent. */
    list: async (): Promise<UnsavedDraft[]> => {
      await Promise.allSettled([...known.values()].map(({ underWay }) => underWay));
      const stored = await store.listDrafts();
      for (const one of stored) if (isAbandoned(one)) forgetOnServer(one.key);
      const drafts = stored.flatMap(readServerDraft);
      settleCopies(drafts);
      return drafts;
    },
    /** The others who have said that they have a post open, lately or not. */
    listOthers: async (post: string): Promise<Presence[]> => {
      const own = await ownName();
      const others = new Map<string, Presence>();
      for (const { fields, by } of await store.listDrafts(post)) {
        const { window: id = own, activeAt = '' } = readPresence(fields) ?? {};
        // A window that has come to the post again may have left another form of it behind.
        if (id !== own && activeAt > (others.get(id)?.activeAt ?? '')) others.set(id, { id, by, activeAt });
      }
      return [...others.values()];
    },
  };
}
