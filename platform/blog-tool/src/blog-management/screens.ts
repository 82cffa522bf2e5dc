import { formatTime } from '../posts/format-time';
import { createDraft, draftOf, type PostDraft, titleOf } from '../posts/post-draft';
import type { DraftSave, Editing } from '../posts/save';
import type { StoredPost } from '../posts/stored-post';
import type { KeptDraft } from '../unsaved-work/kept-drafts';
import type { UnsavedDraft } from '../unsaved-work/merge-drafts';

/** A screen of the three (specification §4), the trash or a post's history, with everything that it shows: leaving it clears that. */
export type Screen =
  | { name: 'list' }
  /** The screen of an address, which opens as soon as the posts are there. */
  | { name: 'opening' }
  /** There is no post that an address asks for. */
  | { name: 'missing' }
  | {
      name: 'form';
      /** The post being edited; absent for a new one. */
      editing?: Editing;
      /** The post as stored, or the defaults of a new post. */
      storedDraft: PostDraft;
      /** Unsaved work that is resumed, and when it was kept. */
      keptDraft?: PostDraft;
      keptAt?: string;
      /** Key under which unsaved work is kept. */
      draftKey: string;
      /** The key that the form was opened with, when it has another one since. */
      form?: string;
    }
  | { name: 'view'; post: StoredPost }
  /** The posts that were deleted everywhere. */
  | { name: 'trash' }
  /** All pictures of the store. */
  | { name: 'pictures' }
  /** The people who write. */
  | { name: 'authors' }
  /** The kept versions of a post. */
  | { name: 'history'; post: StoredPost };

/** A save that was refused because somebody else had changed the post: both versions, until a person has chosen. */
export type Conflict = { mine: PostDraft; editing: Editing; theirs: StoredPost | undefined; save: DraftSave };

/** The state of the tool's screens. */
export type ScreenState = {
  screen: Screen;
  /** A sentence about the last action, or ''. */
  message: string;
  /** A line for each thing that the message has only counted. */
  details?: readonly string[];
  /** The post that was saved last, until something else is opened: the message is about it. */
  saved?: StoredPost;
  /** Not part of the form: a save may be refused after its form was left, and then the text is here alone. */
  conflict?: Conflict;
};

/** The actions that change the screen. Draft keys and dates are passed in, so that the reducer is pure. */
export type ScreenAction =
  | { type: 'create'; draftKey: string; today: Date }
  /** `elsewhere` is somebody else's unsaved work on it, which the form only mentions. */
  | { type: 'edit'; post: StoredPost; draftKey: string; elsewhere?: UnsavedDraft | undefined }
  /**
   * `post` is the one that the draft changes: absent for a new post, or when it is not in the list any more. `by` is who wrote it, when
   * that is somebody else.
   */
  | { type: 'resumeDraft'; kept: KeptDraft & { by?: string }; post: StoredPost | undefined; today: Date }
  /** A new post that begins as a copy of this one. */
  | { type: 'duplicate'; post: StoredPost; draftKey: string; today: Date }
  | { type: 'view'; post: StoredPost }
  | { type: 'back' }
  /** An address asks for a post that is not there. */
  | { type: 'miss' }
  | { type: 'openOther'; name: 'trash' | 'pictures' | 'authors' }
  | { type: 'openHistory'; post: StoredPost }
  /** A version of the post's history is to be edited, on top of the stored post. */
  | { type: 'restoreVersion'; post: StoredPost; draft: PostDraft; message: string; draftKey: string }
  /** `stays`: the form goes on. `isChangedSince`: it was changed while it was being saved. */
  | { type: 'saved'; draftKey: string; post: StoredPost; stays?: boolean; isChangedSince: boolean }
  /** Another window has written the draft of the form, which goes on under another key. */
  | { type: 'split'; before: string; draftKey: string }
  | { type: 'conflict'; conflict: Conflict }
  | { type: 'closeConflict' }
  | { type: 'report'; message: string; details?: readonly string[] };

/** The first screen: the list, unless the address asks for another one. */
export const firstScreen = (isListAsked: boolean): ScreenState => ({
  screen: { name: isListAsked ? 'list' : 'opening' },
  message: '',
});

/** The state after an action. Only this function decides which screen is shown. */
export function reduceScreen({ details: _details, ...state }: ScreenState, action: ScreenAction): ScreenState {
  switch (action.type) {
    case 'create': {
      const { draftKey, today } = action;
      return {
        ...withoutSaved(state),
        screen: { name: 'form', storedDraft: createDraft(today), draftKey },
        message: '',
      };
    }
    case 'duplicate': {
      const { post, draftKey, today } = action;
      const storedDraft = createDraft(today);
      const { publishDate, status, slug } = storedDraft;
      const title = `Copy of ${titleOf(post)}`;
      const keptDraft = { ...draftOf(post), title, publishDate, publishTime: undefined, status, slug };
      return {
        ...withoutSaved(state),
        screen: { name: 'form', storedDraft, keptDraft, draftKey },
        message: `This is a copy of “${titleOf(post)}”. It is a post of its own once you save it.`,
      };
    }
    case 'edit': {
      const { post, draftKey, elsewhere } = action;
      const editing = { post, since: post.version };
      return {
        ...withoutSaved(state),
        screen: { name: 'form', editing, storedDraft: draftOf(post), draftKey },
        message: elsewhere
          ? `There are unsaved changes of this post by ${elsewhere.by}, kept on ${formatTime(elsewhere.keptAt)}. The list offers them.`
          : '',
      };
    }
    case 'resumeDraft':
      return { ...withoutSaved(state), ...resumeDraft(action) };
    case 'view':
      return { ...state, screen: { name: 'view', post: action.post } };
    case 'openOther':
      return { ...withoutSaved(state), screen: { name: action.name }, message: '' };
    case 'openHistory':
      return { ...state, screen: { name: 'history', post: action.post }, message: '' };
    case 'restoreVersion': {
      const { post, draft: keptDraft, message, draftKey } = action;
      const editing = { post, since: post.version };
      const screen: Screen = { name: 'form', editing, storedDraft: draftOf(post), keptDraft, draftKey };
      return { ...withoutSaved(state), screen, message };
    }
    case 'back':
      return showList(state);
    case 'miss':
      return { ...withoutSaved(state), screen: { name: 'missing' }, message: '' };
    case 'saved':
      return showSaved(state, action);
    case 'split':
      return showSplit(state, action);
    case 'conflict':
      return { ...state, conflict: action.conflict };
    case 'closeConflict': {
      const { conflict: _conflict, ...others } = state;
      return others;
    }
    case 'report':
      return { ...state, message: action.message, details: action.details ?? [] };
  }
}

const withoutSaved = ({ saved: _saved, ...state }: ScreenState): ScreenState => state;

function showSaved(state: ScreenState, action: Extract<ScreenAction, { type: 'saved' }>): ScreenState {
  const { draftKey, post, stays, isChangedSince } = action;
  const { screen: shown } = state;
  // A slow save does not take anybody away from the screen that they went to meanwhile.
  if (shown.name !== 'form' || shown.draftKey !== draftKey) return { ...state, saved: post };
  if (!isChangedSince && !stays) return { ...showList(state), saved: post };
  // Changes made since would be lost in the list, so the form goes on from what is stored now.
  const editing = { post, since: post.version };
  const screen: Screen = { ...shown, editing, storedDraft: draftOf(post) };
  // That all is saved stands beside its button.
  const message = isChangedSince ? 'Saved, except for what you typed since. Save again to store that too.' : '';
  return { ...state, screen, message };
}

function showSplit(state: ScreenState, { before, draftKey }: Extract<ScreenAction, { type: 'split' }>): ScreenState {
  const { screen: shown } = state;
  // A form that was left goes on nowhere.
  if (shown.name !== 'form' || shown.draftKey !== before) return state;
  const message = 'Another window goes on with this draft. What you write here is kept as a draft of its own.';
  return { ...state, screen: { ...shown, draftKey, form: shown.form ?? before }, message };
}

const showList = (state: ScreenState): ScreenState => ({
  ...state,
  screen: { name: 'list' },
  // A message that the form was opened with is about the form.
  message: state.screen.name === 'form' ? '' : state.message,
});

function resumeDraft({ kept, post, today }: Extract<ScreenAction, { type: 'resumeDraft' }>) {
  const screen: Screen = {
    name: 'form',
    ...(post ? { editing: { post, since: kept.since ?? post.version } } : {}),
    storedDraft: post ? draftOf(post) : createDraft(today),
    keptDraft: { ...kept.draft, status: post?.status ?? 'draft' },
    keptAt: kept.keptAt,
    draftKey: kept.key,
  };
  const isPostGone = kept.postId !== undefined && !post;
  const warning = isPostGone ? ' The post it belongs to is not in the list: saving adds a new one.' : '';
  const whose = kept.by
    ? `These are unsaved changes by ${kept.by}, kept on ${formatTime(kept.keptAt)}.`
    : 'Your unsaved changes were restored.';
  return { screen, message: `${whose}${warning}` };
}
