import { isSameDraft, type PostDraft } from '../posts/post-draft';
import { retryPause } from '../posts/retry-pause';
import type { DraftSave, Editing, SaveResult } from '../posts/save';
import { DraftChangedError } from './draft-changed-error';
import { type Copy, describeState } from './draft-state';
import { createDraftKey, type KeptDraft } from './kept-drafts';
import type { WindowDrafts } from './window-drafts';

/** Time in ms that a change waits until this browser keeps it, besides the half second in which a body settles. */
const maxUnkept = 300;
/** Time in ms after which the server keeps a draft when somebody rests, and at the latest while they go on. */
const rest = 3_000;
const maxUnsent = 10_000;

/** A draft as its form sees it. */
type FormDraft = {
  /** The post as stored, or the defaults of a new post. */
  stored: PostDraft;
  /** The draft at the writer's last pause. */
  settled: PostDraft;
  /** Reads the draft as it is now. */
  read: () => PostDraft;
  /** The post that it changes; absent for a new one. */
  editing: Editing | undefined;
};

/** The draft that a form is opened with. */
type DraftToOpen = {
  drafts: WindowDrafts;
  key: string;
  /** Unsaved work that it goes on with: as long as nothing was changed, it is that state and no other. */
  resumed: Pick<KeptDraft, 'draft' | 'keptAt'> | undefined;
  form: FormDraft;
  /** Called when another window has written the draft: this one goes on under another key. */
  onSplit: (before: string, key: string) => void;
};

export type OpenDraft = ReturnType<typeof openDraft>;

/** The draft of one form, from when it is opened until it is left. It alone decides about keeping and forgetting it, and where. */
export function openDraft({ drafts, key: firstKey, resumed, form: opened, onSplit }: DraftToOpen) {
  let key = firstKey;
  let form = opened;
  let phase: 'open' | 'saving' | 'left' = 'open';
  let isUnsaved = !isSameDraft(form.settled, form.stored);
  let browser: Copy = { failures: 0 };
  let server: Copy = { failures: 0 };
  let unsentSince = 0;
  let browserTimer: ReturnType<typeof setTimeout> | undefined;
  let serverTimer: ReturnType<typeof setTimeout> | undefined;
  /** Keys before it was split, whose copies stay until it is kept under its own. */
  const keysBefore: string[] = [];
  const watchers = new Set<() => void>();

  const readState = () => describeState(phase, isUnsaved ? form.settled : undefined, browser, server);
  let state = readState();
  const show = () => {
    const next = readState();
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const changed of watchers) changed();
  };

  const readUnsaved = (): PostDraft | undefined => {
    const now = form.read();
    return isSameDraft(now, form.stored) ? undefined : now;
  };
  const has = ({ draft, since }: Pick<Copy, 'draft' | 'since'>, unsaved: PostDraft): boolean =>
    draft !== undefined && since === form.editing?.since && isSameDraft(draft, unsaved);
  const isResumed = (unsaved: PostDraft): boolean => resumed !== undefined && isSameDraft(resumed.draft, unsaved);
  let described: Pick<Copy, 'draft' | 'since'> & { keptAt: string } = { keptAt: '' };
  /** The draft to keep: in both places under one time, which tells this state from all others. */
  const describe = (unsaved: PostDraft): KeptDraft => {
    const { post, since } = form.editing ?? {};
    if (resumed && isResumed(unsaved)) described = { ...resumed, since };
    else if (!has(described, unsaved)) described = { draft: unsaved, since, keptAt: new Date().toISOString() };
    return { key, draft: unsaved, keptAt: described.keptAt, ...(post && { postId: post.id, since }) };
  };

  const stopTimers = () => {
    clearTimeout(browserTimer);
    clearTimeout(serverTimer);
    browserTimer = undefined;
    unsentSince = 0;
  };
  const forgetBefore = () => {
    for (const before of keysBefore.splice(0)) {
      drafts.forgetInBrowser(before);
      drafts.forgetOnServer(before);
    }
  };
  const forgetCopies = () => {
    stopTimers();
    forgetBefore();
    isUnsaved = false;
    browser = { failures: 0 };
    server = { failures: 0 };
  };

  /** Goes on under a key of its own. @returns whether this browser keeps it there */
  const split = (): boolean => {
    const before = key;
    keysBefore.push(before);
    key = createDraftKey();
    browser = { failures: 0 };
    server = { failures: 0 };
    if (phase !== 'left') onSplit(before, key);
    clearTimeout(serverTimer);
    if (phase === 'open') serverTimer = setTimeout(keepOnServer, rest);
    return keepInBrowser();
  };

  /** @returns whether all is kept in this browser */
  const keepInBrowser = (): boolean => {
    clearTimeout(browserTimer);
    browserTimer = undefined;
    const unsaved = readUnsaved();
    if (!unsaved || has(browser, unsaved)) return true;
    // A draft that was only resumed has nothing that the other window does not have.
    if (drafts.isWrittenElsewhere(key)) return isResumed(unsaved) || split();
    const kept = describe(unsaved);
    const isKept = drafts.keepInBrowser(kept);
    browser = isKept
      ? { draft: unsaved, since: kept.since, at: new Date(), failures: 0 }
      : { ...browser, failures: browser.failures + 1 };
    if (isKept) forgetBefore();
    show();
    return isKept;
  };

  const keepOnServer = async (isOpen = true): Promise<void> => {
    clearTimeout(serverTimer);
    const isOver = phase === 'saving' || (isOpen && phase === 'left');
    const unsaved = isOver ? undefined : readUnsaved();
    if (!unsaved || (isOpen && has(server, unsaved))) return;
    unsentSince = 0;
    const kept = describe(unsaved);
    try {
      await drafts.keepOnServer(kept, isOpen).catch((error: unknown) => {
        if (!(error instanceof DraftChangedError)) throw error;
        if (isResumed(unsaved)) return;
        // Two may have been under way.
        if (key === kept.key) split();
        return drafts.keepOnServer({ ...kept, key }, isOpen);
      });
      server = { draft: unsaved, since: kept.since, at: new Date(), failures: 0 };
      forgetBefore();
    } catch {
      // The draft is in this browser, and the form says so.
      server = { ...server, failures: server.failures + 1 };
      clearTimeout(serverTimer);
      if (isOpen) serverTimer = setTimeout(keepOnServer, retryPause(server.failures));
    }
    show();
  };

  /** Ensures that an unsaved draft is kept soon, and a saved one forgotten. */
  const follow = () => {
    isUnsaved = !isSameDraft(form.settled, form.stored);
    if (!isUnsaved) {
      drafts.forgetInBrowser(key);
      if (server.draft) drafts.forgetOnServer(key);
      forgetCopies();
      return show();
    }
    // A change does not put off the keeping of the one before.
    browserTimer ??= setTimeout(keepInBrowser, maxUnkept);
    if (server.failures === 0) {
      unsentSince ||= Date.now();
      clearTimeout(serverTimer);
      serverTimer = setTimeout(keepOnServer, Math.min(rest, unsentSince + maxUnsent - Date.now()));
    }
    show();
  };

  const keepAgain = () => {
    if (server.failures > 0) void keepOnServer();
  };
  const keepWhenHidden = () => {
    keepInBrowser();
    if (document.visibilityState === 'hidden') void keepOnServer();
  };

  const leave = () => {
    const isSaving = phase === 'saving';
    phase = 'left';
    removeEventListener('pagehide', keepInBrowser);
    removeEventListener('online', keepAgain);
    document.removeEventListener('visibilitychange', keepWhenHidden);
    stopTimers();
    keepInBrowser();
    show();
    // A save that is under way forgets it.
    if (isSaving) return;
    if (readUnsaved()) void keepOnServer(false);
    else if (drafts.isSent(key)) drafts.forgetOnServer(key);
  };

  const beginSave = (sent: PostDraft): DraftSave => {
    const savedKey = key;
    return {
      key: savedKey,
      attempt: (id) => ({
        id,
        attempts: drafts.attempts.list(id),
        onSend: (updatedAt) => drafts.attempts.remember(id, updatedAt),
      }),
      succeed: () => {
        const isChangedSince = !isSameDraft({ ...form.read(), status: sent.status }, sent);
        // The form hears what became of its status, and so does this with it.
        form = { ...form, stored: { ...sent, status: form.stored.status } };
        if (!isChangedSince) {
          drafts.forgetSaved(savedKey);
          forgetCopies();
          show();
        } else if (phase === 'left') void keepOnServer(false);
        return isChangedSince;
      },
    };
  };

  return {
    state: () => state,
    /** @param changed called when the state is another one. @returns a function that ends the watch */
    watch: (changed: () => void) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    /** Keeps the draft from now on. @returns a function that leaves it, and keeps unsaved changes */
    start: () => {
      phase = 'open';
      if (resumed) drafts.noteOpened(key, resumed.keptAt);
      addEventListener('pagehide', keepInBrowser);
      addEventListener('online', keepAgain);
      document.addEventListener('visibilitychange', keepWhenHidden);
      follow();
      return leave;
    },
    /** To be called when what the form has before it has changed. */
    change: (changed: FormDraft): void => {
      const { settled, stored } = form;
      form = changed;
      if (settled !== changed.settled || stored !== changed.stored) follow();
    },
    /** Keeps in both places what is unsaved. */
    keepNow: (): void => {
      keepInBrowser();
      void keepOnServer();
    },
    /** Keeps what is unsaved in this browser. @returns whether something is neither there nor on the server */
    isLostByLeaving: (): boolean => {
      const unsaved = readUnsaved();
      return unsaved !== undefined && !keepInBrowser() && !has(server, unsaved);
    },
    /** Keeps it in this browser, and sends it. */
    save: async (sent: PostDraft, send: (save: DraftSave) => Promise<SaveResult>): Promise<SaveResult> => {
      keepInBrowser();
      phase = 'saving';
      show();
      const result = await send(beginSave(sent));
      if (phase === 'saving') {
        phase = 'open';
        clearTimeout(serverTimer);
        serverTimer = setTimeout(keepOnServer, rest);
        show();
      }
      return result;
    },
  };
}
