import { Button } from 'kit/page/button';
import { lazy, Suspense, startTransition, useEffect, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { everything } from '../blog-list/filter-posts';
import type { StoredPost } from '../posts/stored-post';
import { usePosts } from '../posts/use-posts';
import { lazyWithEmbeds } from '../site/lazy-with-embeds';
import { useToolSite } from '../site/tool-site';
import { createDraftKey, findPostOf } from '../unsaved-work/kept-drafts';
import { useUnsavedDrafts } from '../unsaved-work/use-unsaved-drafts';
import type { ToolWindow } from '../unsaved-work/window-drafts';
import styles from './blog-management.module.css';
import { ListScreen } from './list-screen';
import { type Asked, readAddress } from './screen-addresses';
import { firstScreen, reduceScreen, type ScreenAction } from './screens';
import { useLongWork } from './use-long-work';
import { useScreenAddress } from './use-screen-address';
import { useScreenFocus } from './use-screen-focus';

const loadOtherScreens = () => import(/* webpackChunkName: "screens" */ './other-screens');
// Nothing is saved before they are there.
const MessageDetails = lazy(() => import(/* webpackChunkName: "screens" */ './message-details'));
const SavedNotice = lazy(() => import(/* webpackChunkName: "screens" */ '../live-pages/saved-notice'));

/** The blog tool over a store of posts (specification §2, §4, §7, §8). */
export function BlogManagement({ toolWindow }: { toolWindow: ToolWindow }) {
  const { search } = useLocation();
  const [state, dispatch] = useReducer(reduceScreen, readAddress(search).name === 'list', firstScreen);
  // The list stays until the script of the other screens is there.
  const leaveList = (action: ScreenAction) => startTransition(() => dispatch(action));
  const { screen, message, details = [], saved, conflict } = state;
  const posts = usePosts(toolWindow.store);
  const drafts = useUnsavedDrafts(toolWindow, posts, screen.name === 'list');
  const [view, setView] = useState(everything);
  const longWork = useLongWork();
  const site = useToolSite();
  const [OtherScreens] = useState(() => lazyWithEmbeds(loadOtherScreens, site));
  useScreenFocus(screen.name);

  useEffect(() => {
    // Loaded behind the list, so that they open at once; the first one that is opened asks again when this fails.
    if (!posts.isLoading) Promise.all([loadOtherScreens(), site.loadEmbeds()]).catch(() => {});
  }, [posts.isLoading, site]);

  const mayLeave = useRef<() => boolean>(undefined);

  const edit = (post: StoredPost, draftKey?: string | null) => {
    const found = drafts.list().filter((draft) => findPostOf(draft, [post]));
    // Editing a post resumes one's own unsaved work on it, unless another one's is asked for.
    const kept = found.find(({ key }) => key === draftKey) ?? found.find(({ by }) => by === '');
    if (kept) leaveList({ type: 'resumeDraft', kept, post, today: new Date() });
    else leaveList({ type: 'edit', post, draftKey: createDraftKey(), elsewhere: found[0] });
  };

  const open = (asked: Asked) => {
    if (!('id' in asked)) {
      const { name } = asked;
      return name === 'list' ? dispatch({ type: 'back' }) : leaveList({ type: 'openOther', name });
    }
    const post = posts.all.find(({ id }) => id === asked.id);
    if (asked.name === 'new' && !post) {
      const kept = drafts.list().find(({ key }) => key === asked.id);
      const today = new Date();
      if (!kept) return leaveList({ type: 'create', draftKey: asked.id, today });
      return leaveList({ type: 'resumeDraft', kept, post: findPostOf(kept, posts.all), today });
    }
    if (!post) return leaveList({ type: 'miss' });
    if (asked.name === 'view') return leaveList({ type: 'view', post });
    if (asked.name === 'versions') return leaveList({ type: 'openHistory', post });
    return edit(post, asked.name === 'new' ? asked.id : asked.draft);
  };
  const isOther = screen.name !== 'list' && screen.name !== 'opening';
  useScreenAddress({ screen, isReady: !posts.isLoading && drafts.isReady, open, mayLeave });

  return (
    <>
      <p className={styles.message} role="status">
        {message || <Suspense>{saved && <SavedNotice key={saved.updatedAt} post={saved} />}</Suspense>}
      </p>
      <Suspense>{details.length > 0 && <MessageDetails lines={details} />}</Suspense>
      {longWork.work && (
        <p className={styles.message}>
          {/* Said when it is asked for: each number would interrupt what a screen reader reads. */}
          <span role="progressbar" aria-label="Progress" aria-valuetext={longWork.work.words}>
            {longWork.work.words}
          </span>{' '}
          <Button inverted size="small" onClick={longWork.work.stop}>
            Stop
          </Button>
        </p>
      )}
      {screen.name === 'list' && (
        <ListScreen
          posts={posts}
          drafts={drafts}
          view={view}
          setView={setView}
          dispatch={leaveList}
          onEdit={edit}
          longWork={longWork}
        />
      )}
      {screen.name === 'opening' && <Opening />}
      {(isOther || conflict) && (
        <OtherScreens
          state={state}
          posts={posts}
          toolWindow={toolWindow}
          dispatch={dispatch}
          onEdit={edit}
          mayLeave={mayLeave}
        />
      )}
    </>
  );
}

function Opening() {
  return (
    <>
      <h1 className={styles.title}>Blog Management</h1>
      <p role="status">Loading…</p>
    </>
  );
}
