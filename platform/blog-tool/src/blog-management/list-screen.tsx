import { type Dispatch, useState } from 'react';
import { BlogList } from '../blog-list/blog-list';
import type { PostsAction } from '../blog-list/chosen-posts';
import type { ListView } from '../blog-list/filter-posts';
import { focusHeading } from '../keyboard-focus/focus-heading';
import { loadPictureStore } from '../pictures/load-picture-store';
import { titleOf } from '../posts/post-draft';
import type { StoredPost } from '../posts/stored-post';
import { isSeenByReaders } from '../posts/stored-status';
import type { Posts } from '../posts/use-posts';
import { createDraftKey, findPostOf } from '../unsaved-work/kept-drafts';
import type { UnsavedDrafts } from '../unsaved-work/use-unsaved-drafts';
import type { ScreenAction } from './screens';
import type { useLongWork } from './use-long-work';

/** The posts, and the ways to the other screens. */
type ListScreenProps = {
  posts: Posts;
  drafts: UnsavedDrafts;
  view: ListView;
  setView: (view: ListView) => void;
  dispatch: Dispatch<ScreenAction>;
  onEdit: (post: StoredPost) => void;
  longWork: ReturnType<typeof useLongWork>;
};

/** The list, with the questions that it asks before anything is removed. */
export function ListScreen({ posts, drafts, view, setView, dispatch, onEdit, longWork }: ListScreenProps) {
  const openStore = () => loadPictureStore(posts.store);
  const report = (message: string) => dispatch({ type: 'report', message });

  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isActing, setActing] = useState(false);
  const choose = ({ id }: StoredPost, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));
  const act = async (action: PostsAction, those: readonly StoredPost[]) => {
    setActing(true);
    // Rare, so its script comes when it happens.
    const message = await import('./act-on-posts')
      .then(
        ({ actOnPosts }) => actOnPosts(action, those, posts),
        () => 'Nothing was done. Check your connection and try again.',
      )
      .finally(() => setActing(false));
    if (message === undefined) return;
    setChosen(new Set());
    report(message);
    // The pressed button is gone.
    focusHeading();
  };

  const remove = (post: StoredPost): boolean => {
    if (!window.confirm('Are you sure you want to delete this blog?')) return false;
    report('');
    posts.removeFromList(post.id);
    return true;
  };

  const deleteEverywhere = async (post: StoredPost): Promise<boolean> => {
    const loss = isSeenByReaders(post) ? 'Readers will no longer see it. ' : '';
    if (!window.confirm(`Delete “${titleOf(post)}” everywhere? ${loss}It moves to the trash.`)) return false;
    const isDeleted = await posts.deleteEverywhere(post.id);
    if (isDeleted) report(`“${titleOf(post)}” is deleted everywhere. It can be restored from the trash.`);
    return isDeleted;
  };

  return (
    <BlogList
      posts={posts.all}
      removals={posts.removals}
      // Which post a draft changes, and whether it was stored after all, shows only when the list is there.
      isLoading={posts.isLoading || drafts.isAwaited}
      unsavedWork={
        drafts.UnsavedWork && (
          <drafts.UnsavedWork
            {...drafts}
            onResume={(kept) => {
              const post = findPostOf(kept, posts.all);
              dispatch({ type: 'resumeDraft', kept, post, today: new Date() });
            }}
          />
        )
      }
      view={view}
      setView={setView}
      onOpen={(name) => dispatch({ type: 'openOther', name })}
      onCreate={() => dispatch({ type: 'create', draftKey: createDraftKey(), today: new Date() })}
      onView={(post) => dispatch({ type: 'view', post })}
      onEdit={onEdit}
      onDuplicate={(post) => dispatch({ type: 'duplicate', post, draftKey: createDraftKey(), today: new Date() })}
      onDelete={remove}
      onUndo={({ id }) => posts.restore(id)}
      onDeleteEverywhere={deleteEverywhere}
      chosen={chosen}
      onChoose={choose}
      isActing={isActing}
      isTransferring={longWork.work !== undefined}
      onAct={act}
      onImport={async (files) => {
        const { importPosts } = await import(/* webpackChunkName: "files" */ '../import-export/import-posts');
        dispatch({
          type: 'report',
          ...(await longWork.run((waiting) => importPosts(files, posts, openStore, waiting))),
        });
      }}
      onExport={async (all) => {
        const { exportPosts } = await import(/* webpackChunkName: "files" */ '../import-export/export-posts');
        const failures = await longWork.run((waiting) => exportPosts(all, openStore, waiting));
        if (failures.length > 0) report(failures.join('\n'));
      }}
    />
  );
}
