import type { Dispatch } from 'react';
import { explainFailure } from '../posts/explain-failure';
import type { PostDraft } from '../posts/post-draft';
import type { DraftSave, Editing, SaveResult } from '../posts/save';
import { PostConflictError, SlugTakenError } from '../posts/store-errors';
import type { StoredPost } from '../posts/stored-post';
import type { Posts } from '../posts/use-posts';
import type { ScreenAction } from './screens';

/** Where a draft goes: over the post that is edited, or into a new one. */
type SaveTarget = {
  /** The save of the form that it comes from. */
  save: DraftSave;
  editing?: Editing | undefined;
  /** The post that a new one is a version of. */
  copyOf?: StoredPost;
  /** Whether its form goes on. */
  stays?: boolean;
};

/** Saves a draft and shows the result (specification §8). */
export async function savePost(
  posts: Posts,
  dispatch: Dispatch<ScreenAction>,
  draft: PostDraft,
  { save, editing, copyOf, stays = false }: SaveTarget,
): Promise<SaveResult> {
  // A new post gets the key of its form as its id, so that it is stored once however often it is sent.
  const attempt = save.attempt(copyOf ? `${save.key}-copy` : save.key);
  try {
    const post = editing ? await posts.save(draft, editing, attempt) : await posts.add(draft, attempt, copyOf);
    dispatch({ type: 'saved', draftKey: save.key, post, stays, isChangedSince: save.succeed() });
    return { isSaved: true };
  } catch (error) {
    if (error instanceof SlugTakenError) return { isSaved: false, takenSlug: error.slug };
    const edited = error instanceof PostConflictError && (editing ?? editedPost(error.theirs ?? error.trashed));
    if (edited) {
      dispatch({ type: 'conflict', conflict: { mine: draft, editing: edited, theirs: error.theirs, save } });
      return { isSaved: false };
    }
    console.error('The post could not be saved:', error);
    window.alert('Failed to save blog');
    return { isSaved: false, problem: explainFailure(error) };
  }
}

/** A new post that got through, and that somebody else has changed or deleted before its form knew. */
const editedPost = (theirs: StoredPost | undefined): Editing | undefined =>
  theirs && { post: theirs, since: theirs.version };
