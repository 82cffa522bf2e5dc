import { type Dispatch, type RefObject, useMemo } from 'react';
import { AuthorsScreen } from '../authors/authors-screen';
import { BlogForm } from '../blog-form/blog-form';
import { BlogView } from '../blog-view/blog-view';
import { ConflictDialog } from '../conflict/conflict-dialog';
import { HistoryScreen } from '../history/history-screen';
import { restoreVersion } from '../history/restore-version';
import { exportPost } from '../import-export/export-posts';
import { LibraryScreen } from '../pictures/library-screen';
import { openPictures, PicturesContext } from '../pictures/open-pictures';
import type { StoredPost } from '../posts/stored-post';
import { tagsInUse } from '../posts/tags-text';
import type { Posts } from '../posts/use-posts';
import { resolveConflict } from './resolve-conflict';
// A save needs no more scripts, whatever has become of the connection.
import '../posts/write-posts';
import { TrashScreen } from '../trash/trash-screen';
import { createDraftKey } from '../unsaved-work/kept-drafts';
import { openWindowDrafts, type ToolWindow } from '../unsaved-work/window-drafts';
import { MissingPost } from './missing-post';
import { savePost } from './save-post';
import type { ScreenAction, ScreenState } from './screens';

/** The state to show, and the means to change it. */
type OtherScreensProps = {
  state: Pick<ScreenState, 'screen' | 'conflict'>;
  posts: Posts;
  toolWindow: ToolWindow;
  dispatch: Dispatch<ScreenAction>;
  onEdit: (post: StoredPost) => void;
  /** Set by the form: whether it can be left without losing anything. */
  mayLeave: RefObject<(() => boolean) | undefined>;
};

/** Every screen but the list, and the dialog about a conflict, which may stand over any of them. */
export default function OtherScreens({
  state: { screen, conflict },
  posts,
  toolWindow,
  dispatch,
  onEdit,
  mayLeave,
}: OtherScreensProps) {
  const { store } = toolWindow;
  const back = () => dispatch({ type: 'back' });
  const knownTags = useMemo(() => tagsInUse(posts.all), [posts.all]);

  const content = () => {
    switch (screen.name) {
      case 'list':
      case 'opening':
        return null;
      case 'missing':
        return <MissingPost />;
      case 'form':
        return (
          <BlogForm
            key={screen.form ?? screen.draftKey}
            storedDraft={screen.storedDraft}
            keptDraft={screen.keptDraft}
            keptAt={screen.keptAt}
            draftKey={screen.draftKey}
            editing={screen.editing}
            knownTags={knownTags}
            store={store}
            windowDrafts={openWindowDrafts(toolWindow)}
            mayLeave={mayLeave}
            onBack={back}
            onSplit={(before, draftKey) => dispatch({ type: 'split', before, draftKey })}
            onSave={(draft, save, stays) => savePost(posts, dispatch, draft, { save, editing: screen.editing, stays })}
            onHistory={(post) => dispatch({ type: 'openHistory', post })}
          />
        );
      case 'view':
        return (
          <BlogView
            post={screen.post}
            onBack={back}
            onEdit={() => onEdit(screen.post)}
            onExport={() => exportPost(screen.post)}
            onHistory={() => dispatch({ type: 'openHistory', post: screen.post })}
          />
        );
      case 'trash':
        return (
          <TrashScreen
            store={store}
            posts={posts}
            onBack={back}
            onReport={(message) => dispatch({ type: 'report', message })}
          />
        );
      case 'pictures':
        return <LibraryScreen onBack={back} />;
      case 'authors':
        return <AuthorsScreen store={store} posts={posts.all} mayLeave={mayLeave} onBack={back} />;
      case 'history':
        return (
          <HistoryScreen
            post={screen.post}
            store={store}
            onBack={back}
            onRestore={(version) => {
              const restored = restoreVersion(screen.post, version, new Date());
              dispatch({ type: 'restoreVersion', ...restored, draftKey: createDraftKey() });
            }}
          />
        );
    }
  };

  return (
    <PicturesContext value={openPictures(store)}>
      {content()}
      {conflict && (
        <ConflictDialog
          store={store}
          mine={conflict.mine}
          before={conflict.editing.post}
          theirs={conflict.theirs}
          onKeepAsCopy={() => resolveConflict(posts, dispatch, conflict, 'copy')}
          onOverwrite={() => resolveConflict(posts, dispatch, conflict, 'overwrite')}
          onBack={() => dispatch({ type: 'closeConflict' })}
        />
      )}
    </PicturesContext>
  );
}
