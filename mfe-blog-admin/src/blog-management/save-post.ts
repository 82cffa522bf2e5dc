import type { Dispatch } from 'react';
import type { PostDraft } from '../posts/post-draft';
import { PostConflictError } from '../posts/posts-store';
import type { StoredPost } from '../posts/stored-post';
import type { Editing, Posts } from '../posts/use-posts';
import { forgetDraft } from '../unsaved-work/kept-drafts';
import type { Conflict, ScreenAction } from './screens';

/** Where a draft goes: over the post that is edited, or into a new one. */
type SaveTarget = {
  /** Key of the form that it comes from. */
  draftKey: string;
  editing?: Editing | undefined;
  /** The post that a new one is a version of. */
  copyOf?: StoredPost;
};

/** Saves a draft and shows what comes of it (specification §8). @returns whether it is saved */
export async function savePost(
  posts: Posts,
  dispatch: Dispatch<ScreenAction>,
  draft: PostDraft,
  { draftKey, editing, copyOf }: SaveTarget,
): Promise<boolean> {
  try {
    if (editing) await posts.save(draft, editing);
    else await posts.add(draft, copyOf);
  } catch (error) {
    if (error instanceof PostConflictError && editing) {
      dispatch({ type: 'conflict', conflict: { mine: draft, editing, theirs: error.theirs, draftKey } });
      return false;
    }
    console.error('The post could not be saved:', error);
    window.alert('Failed to save blog');
    return false;
  }
  forgetDraft(draftKey);
  dispatch({ type: 'saved', draftKey });
  return true;
}

/** Saves the draft of a conflict: beside the other version, or over it as long as it is still the stored one. */
export async function resolveConflict(
  posts: Posts,
  dispatch: Dispatch<ScreenAction>,
  { mine, editing, theirs, draftKey }: Conflict,
  choice: 'copy' | 'overwrite',
): Promise<void> {
  dispatch({ type: 'closeConflict' });
  // Theirs is what the list holds from here on, whatever becomes of mine.
  posts.takeTheirs(editing.post.id, theirs);
  if (theirs && choice === 'overwrite') {
    await savePost(posts, dispatch, mine, { draftKey, editing: { post: theirs, since: theirs.version } });
    return;
  }
  const title = theirs ? `${mine.title} (my version)` : mine.title;
  await savePost(posts, dispatch, { ...mine, title }, { draftKey, copyOf: editing.post });
}
