import { useReducer } from 'react';
import { BlogForm } from '../blog-form/blog-form';
import { BlogView } from '../blog-view/blog-view';
import { ConflictDialog } from '../conflict/conflict-dialog';
import { exportPost } from '../import-export/export-posts';
import type { PostsStore } from '../posts/posts-store';
import type { StoredPost } from '../posts/stored-post';
import { usePosts } from '../posts/use-posts';
import { createDraftKey, findPostOf, forgetStoredDrafts, listKeptDrafts } from '../unsaved-work/kept-drafts';
import styles from './blog-management.module.css';
import { ListScreen } from './list-screen';
import { resolveConflict, savePost } from './save-post';
import { firstScreen, reduceScreen } from './screens';
import { useScreenFocus } from './use-screen-focus';

/** The blog tool over a store of posts (specification §2, §4, §7, §8). */
export function BlogManagement({ store }: { store: PostsStore }) {
  const [{ screen, message, conflict }, dispatch] = useReducer(reduceScreen, firstScreen);
  const posts = usePosts(store, forgetStoredDrafts);
  useScreenFocus(screen.name);

  const edit = (post: StoredPost) => {
    // Whoever edits a post is looking for their unsaved work on it.
    const kept = listKeptDrafts().find((draft) => findPostOf(draft, [post]));
    if (kept) dispatch({ type: 'resumeDraft', kept, post, today: new Date() });
    else dispatch({ type: 'edit', post, draftKey: createDraftKey() });
  };

  const content = () => {
    switch (screen.name) {
      case 'list':
        return <ListScreen posts={posts} dispatch={dispatch} onEdit={edit} />;
      case 'form':
        return (
          <BlogForm
            key={screen.draftKey}
            storedDraft={screen.storedDraft}
            keptDraft={screen.keptDraft}
            draftKey={screen.draftKey}
            editing={screen.editing}
            onBack={() => dispatch({ type: 'back' })}
            onSave={(draft, isChangedSince) => savePost(posts, dispatch, draft, screen, isChangedSince)}
          />
        );
      case 'view':
        return (
          <BlogView
            post={screen.post}
            onBack={() => dispatch({ type: 'back' })}
            onEdit={() => edit(screen.post)}
            onExport={() => exportPost(screen.post)}
          />
        );
    }
  };

  return (
    <>
      <p className={styles.message} role="status">
        {message}
      </p>
      {content()}
      {conflict && (
        <ConflictDialog
          mine={conflict.mine}
          theirs={conflict.theirs}
          onKeepAsCopy={() => resolveConflict(posts, dispatch, conflict, 'copy')}
          onOverwrite={() => resolveConflict(posts, dispatch, conflict, 'overwrite')}
          onBack={() => dispatch({ type: 'closeConflict' })}
        />
      )}
    </>
  );
}
