import { useReducer, useState } from 'react';
import { BlogForm } from '../blog-form/blog-form';
import { everything } from '../blog-list/filter-posts';
import { BlogView } from '../blog-view/blog-view';
import { ConflictDialog } from '../conflict/conflict-dialog';
import { resolveConflict } from '../conflict/resolve-conflict';
import { HistoryScreen } from '../history/history-screen';
import { exportPost } from '../import-export/export-posts';
import { SavedNotice } from '../live-pages/saved-notice';
import type { PostsStore } from '../posts/posts-store';
import type { StoredPost } from '../posts/stored-post';
import { usePosts } from '../posts/use-posts';
import { TrashScreen } from '../trash/trash-screen';
import { createDraftKey, findPostOf, forgetStoredDrafts, listKeptDrafts } from '../unsaved-work/kept-drafts';
import styles from './blog-management.module.css';
import { ListScreen } from './list-screen';
import { savePost } from './save-post';
import { firstScreen, reduceScreen } from './screens';
import { useScreenFocus } from './use-screen-focus';

/** The blog tool over a store of posts (specification §2, §4, §7, §8). */
export function BlogManagement({ store }: { store: PostsStore }) {
  const [{ screen, message, saved, conflict }, dispatch] = useReducer(reduceScreen, firstScreen);
  const posts = usePosts(store, forgetStoredDrafts);
  const [view, setView] = useState(everything);
  useScreenFocus(screen.name);
  const report = (text: string) => dispatch({ type: 'report', message: text });
  const back = () => dispatch({ type: 'back' });

  const edit = (post: StoredPost) => {
    // Whoever edits a post is looking for their unsaved work on it.
    const kept = listKeptDrafts().find((draft) => findPostOf(draft, [post]));
    if (kept) dispatch({ type: 'resumeDraft', kept, post, today: new Date() });
    else dispatch({ type: 'edit', post, draftKey: createDraftKey() });
  };

  const content = () => {
    switch (screen.name) {
      case 'list':
        return <ListScreen posts={posts} view={view} setView={setView} dispatch={dispatch} onEdit={edit} />;
      case 'form':
        return (
          <BlogForm
            key={screen.draftKey}
            storedDraft={screen.storedDraft}
            keptDraft={screen.keptDraft}
            draftKey={screen.draftKey}
            editing={screen.editing}
            onBack={back}
            onSave={(draft, isChangedSince) => savePost(posts, dispatch, draft, screen, isChangedSince)}
          />
        );
      case 'view':
        return (
          <BlogView
            post={screen.post}
            onBack={back}
            onEdit={() => edit(screen.post)}
            onExport={() => exportPost(screen.post)}
            onHistory={() => dispatch({ type: 'openHistory', post: screen.post })}
          />
        );
      case 'trash':
        return <TrashScreen store={store} posts={posts} onBack={back} onReport={report} />;
      case 'history':
        return (
          <HistoryScreen
            post={screen.post}
            store={store}
            onBack={back}
            onRestore={(version) =>
              dispatch({ type: 'restoreVersion', post: screen.post, version, draftKey: createDraftKey() })
            }
          />
        );
    }
  };

  return (
    <>
      <p className={styles.message} role="status">
        {message || (saved && <SavedNotice key={saved.updatedAt} post={saved} />)}
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
