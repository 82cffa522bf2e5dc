import type { Dispatch } from 'react';
import type { PostDraft } from '../posts/post-draft';
import type { Editing, SaveResult } from '../posts/save';
import { PostConflictError, SlugTakenError } from '../posts/store-errors';
import type { StoredPost } from '../posts/stored-post';
import type { Posts } from '../posts/use-posts';
import { discardOwnDraft } from '../unsaved-work/own-drafts';
import { forgetAttempts, listAttempts, rememberAttempt } from '../unsaved-work/save-attempts';
import { forgetOnServer } from '../unsaved-work/server-drafts';
import type { ScreenAction } from './screens';

/** Where a draft goes: over the post that is edited, or into a new one. */
type SaveTarget = {
  /** Key of the form that it comes from. */
  draftKey: string;
  editing?: Editing | undefined;
  /** The post that a new one is a version of. */
  copyOf?: StoredPost;
};

/**
 * Saves a draft and shows what comes of it (specification §8).
 * @param isChangedSince whether the form was changed while it was being saved
 */
export async function savePost(
  posts: Posts,
  dispatch: Dispatch<ScreenAction>,
  draft: PostDraft,
  { draftKey, editing, copyOf }: SaveTarget,
  isChangedSince = () => false,
): Promise<SaveResult> {
  // A new post gets the key of its form as its id, so that it is stored once however often it is sent.
  const id = copyOf ? `${draftKey}-copy` : draftKey;
  const attempt = {
    id,
    attempts: listAttempts(id),
    onSend: (updatedAt: string) => rememberAttempt(id, updatedAt),
  };
  try {
    const post = editing ? await posts.save(draft, editing, attempt) : await posts.add(draft, attempt, copyOf);
    forgetAttempts(id);
    discardOwnDraft(draftKey);
    forgetOnServer(posts.store, draftKey);
    dispatch({ type: 'saved', draftKey, post, isChangedSince: isChangedSince() });
    return { isSaved: true };
  } catch (error) {
    if (error instanceof SlugTakenError) return { isSaved: false, takenSlug: error.slug };
    const edited = error instanceof PostConflictError && (editing ?? editedPost(error.theirs ?? error.trashed));
    if (edited) {
      dispatch({ type: 'conflict', conflict: { mine: draft, editing: edited, theirs: error.theirs, draftKey } });
      return { isSaved: false };
    }
    console.error('The post could not be saved:', error);
    window.alert('Failed to save blog');
    return { isSaved: false };
  }
}

/** A new post that got through, and that somebody else has changed or deleted before its form knew. */
const editedPost = (theirs: StoredPost | undefined): Editing | undefined =>
  theirs && { post: theirs, since: theirs.version };
