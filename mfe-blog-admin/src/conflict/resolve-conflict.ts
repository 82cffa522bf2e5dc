import type { Dispatch } from 'react';
import { savePost } from '../blog-management/save-post';
import type { Conflict, ScreenAction } from '../blog-management/screens';
import type { Posts } from '../posts/use-posts';

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
  // A copy of a published post would be a second one for its readers.
  const title = theirs ? `${mine.title} (my version)` : mine.title;
  await savePost(posts, dispatch, { ...mine, title, slug: '', status: 'draft' }, { draftKey, copyOf: editing.post });
}
