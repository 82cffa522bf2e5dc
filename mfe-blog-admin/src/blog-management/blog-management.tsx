import { lazy, startTransition, useEffect, useReducer, useState } from 'react';
import { everything } from '../blog-list/filter-posts';
import { SavedNotice } from '../live-pages/saved-notice';
import type { PostsStore } from '../posts/posts-store';
import type { StoredPost } from '../posts/stored-post';
import { usePosts } from '../posts/use-posts';
import { createDraftKey, findPostOf, forgetStoredDrafts, listKeptDrafts } from '../unsaved-work/kept-drafts';
import styles from './blog-management.module.css';
import { ListScreen } from './list-screen';
import { firstScreen, reduceScreen, type ScreenAction } from './screens';
import { useScreenFocus } from './use-screen-focus';

const loadOtherScreens = () => import('./other-screens');
const OtherScreens = lazy(loadOtherScreens);

/** The blog tool over a store of posts (specification §2, §4, §7, §8). */
export function BlogManagement({ store }: { store: PostsStore }) {
  const [state, dispatch] = useReducer(reduceScreen, firstScreen);
  // The list stays until the script of the other screens is there.
  const leaveList = (action: ScreenAction) => startTransition(() => dispatch(action));
  const { screen, message, saved, conflict } = state;
  const posts = usePosts(store, forgetStoredDrafts);
  const [view, setView] = useState(everything);
  useScreenFocus(screen.name);

  useEffect(() => {
    // Loaded behind the list, so that they open at once; the first one that is opened asks again when this fails.
    if (!posts.isLoading) loadOtherScreens().catch(() => {});
  }, [posts.isLoading]);

  const edit = (post: StoredPost) => {
    // Whoever edits a post is looking for their unsaved work on it.
    const kept = listKeptDrafts().find((draft) => findPostOf(draft, [post]));
    if (kept) leaveList({ type: 'resumeDraft', kept, post, today: new Date() });
    else leaveList({ type: 'edit', post, draftKey: createDraftKey() });
  };

  return (
    <>
      <p className={styles.message} role="status">
        {message || (saved && <SavedNotice key={saved.updatedAt} post={saved} />)}
      </p>
      {screen.name === 'list' && (
        <ListScreen posts={posts} view={view} setView={setView} dispatch={leaveList} onEdit={edit} />
      )}
      {(screen.name !== 'list' || conflict) && (
        <OtherScreens state={state} posts={posts} store={store} dispatch={dispatch} onEdit={edit} />
      )}
    </>
  );
}
