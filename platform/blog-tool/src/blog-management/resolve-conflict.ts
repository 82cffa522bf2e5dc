import type { Dispatch } from 'react';
import type { PostDraft } from '../posts/post-draft';
import type { Posts } from '../posts/use-posts';
import { savePost } from './save-post';
import type { Conflict, ScreenAction } from './screens';

/** Saves the draft of a conflict: beside the other version, or over it as long as it is still the stored one. */
export async function resolveConflict(
  posts: Posts,
  dispatch: Dispatch<ScreenAction>,
  { mine, editing, theirs, save }: Conflict,
  choice: 'copy' | 'overwrite',
): Promise<void> {
  dispatch({ type: 'closeConflict' });
  // The list shows their version from here on, whatever becomes of mine.
  posts.takeTheirs(editing.post.id, theirs);
  if (theirs && choice === 'overwrite') {
    const draft = keepPublishing(mine, editing.post, theirs);
    await savePost(posts, dispatch, draft, { save, editing: { post: theirs, since: theirs.version } });
    return;
  }
  // A copy of a published post would be a second one for its readers.
  const title = theirs ? `${mine.title} (my version)` : mine.title;
  await savePost(posts, dispatch, { ...mine, title, slug: '', status: 'draft' }, { save, copyOf: editing.post });
}

/**
 * A draft with what it is to readers as the other version has it, where it was not changed here: to overwrite words neither publishes a
 * post nor takes it back.
 */
function keepPublishing(mine: PostDraft, before: PostDraft, theirs: PostDraft): PostDraft {
  const names = ['status', 'slug', 'publishDate', 'publishTime'] as const;
  // A new post that got through without an answer has no version before: its form can publish, and not take back.
  const isAllTheirs = before === theirs && mine.status === 'draft';
  const kept = names.filter((name) => isAllTheirs || (mine[name] ?? '') === (before[name] ?? ''));
  return { ...mine, ...Object.fromEntries(kept.map((name) => [name, theirs[name]])) };
}
