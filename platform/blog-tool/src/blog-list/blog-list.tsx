import { Button } from 'kit/page/button';
import { lazy, type ReactNode, Suspense } from 'react';
import type { StoredPost } from '../posts/stored-post';
import styles from './blog-list.module.css';
import type { PostsAction } from './chosen-posts';
import { everything, filterPosts, type ListView, postsPerPage } from './filter-posts';
import { ListHeader } from './list-header';
import { ListSkeleton } from './list-skeleton';
import { ListTools } from './list-tools';
import { PostCards, type PostCardsProps } from './post-cards';

// Behind the list: nothing is chosen before it is there.
const ChosenPosts = lazy(() => import(/* webpackChunkName: "screens" */ './chosen-posts'));
const PostsOfFiles = lazy(() => import(/* webpackChunkName: "screens" */ './posts-of-files'));

/** The posts, also those that were removed from the list, and the actions on them. */
type BlogListProps = PostCardsProps & {
  /** Whether something is being done with the posts that were chosen. */
  isActing: boolean;
  /** Whether posts are being imported or exported. */
  isTransferring: boolean;
  onAct: (action: PostsAction, posts: readonly StoredPost[]) => void;
  isLoading: boolean;
  /** The list of drafts that were never saved, above the posts. */
  unsavedWork: ReactNode;
  /** The search and filters. They outlive the list, so that they are the same after an edit. */
  view: ListView;
  setView: (view: ListView) => void;
  onOpen: (name: 'trash' | 'pictures' | 'authors') => void;
  onCreate: () => void;
  onImport: (files: readonly File[]) => void;
  onExport: (posts: readonly StoredPost[]) => void;
};

/** The list of posts (specification §2 Blog authoring tool), a page at a time. */
export function BlogList({
  posts,
  removals,
  isLoading,
  unsavedWork,
  view,
  setView,
  onOpen,
  onCreate,
  onImport,
  onExport,
  isActing,
  isTransferring,
  onAct,
  ...cards
}: BlogListProps) {
  const listed = posts.filter(({ id }) => !removals.has(id));
  // When every post was removed there are no filters, and the notices of all removed posts are shown.
  const found = filterPosts(posts, listed.length > 0 ? view : everything);
  const shown = found.filter(({ id }) => !removals.has(id));
  // In a search only the found posts: nothing is done to posts out of sight.
  const chosen = shown.filter(({ id }) => cards.chosen.has(id));
  const pages = Math.max(1, Math.ceil(found.length / postsPerPage));
  // The filtered list may have fewer pages.
  const page = Math.min(view.page, pages - 1);
  const showPage = (next: number) => {
    setView({ ...view, page: next });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };

  const content = () => {
    if (isLoading) return <ListSkeleton />;
    return (
      <>
        {unsavedWork}
        {listed.length > 0 && (
          <ListTools
            posts={listed}
            view={view}
            found={shown.length}
            onChange={(part) => setView({ ...view, page: 0, ...part })}
          />
        )}
        {posts.length > 0 && found.length === 0 && <p>No posts found. Change the search or the filters.</p>}
        <PostCards {...cards} posts={found.slice(page * postsPerPage, (page + 1) * postsPerPage)} removals={removals} />
        {pages > 1 && (
          <nav className={styles.pages} aria-label="Pages of the list">
            <Button inverted size="small" disabled={page === 0} onClick={() => showPage(page - 1)}>
              Previous page
            </Button>
            <span>
              Page {page + 1} of {pages}
            </span>
            <Button inverted size="small" disabled={page === pages - 1} onClick={() => showPage(page + 1)}>
              Next page
            </Button>
          </nav>
        )}
        <Suspense>{chosen.length > 0 && <ChosenPosts posts={chosen} isBusy={isActing} onAct={onAct} />}</Suspense>
        {listed.length === 0 && (
          <section className={styles.empty}>
            <h2>No blog posts yet</h2>
            <p className={styles.emptyText}>Get started by creating your first blog post</p>
            <Button onClick={onCreate}>Create Your First Post</Button>
          </section>
        )}
        <Suspense>{posts.length === 0 && <PostsOfFiles />}</Suspense>
      </>
    );
  };

  return (
    <>
      <ListHeader
        isLoading={isLoading}
        isTransferring={isTransferring}
        onCreate={onCreate}
        onOpen={onOpen}
        onImport={onImport}
        onExportAll={listed.length > 0 ? () => onExport(listed) : undefined}
      />
      {content()}
    </>
  );
}
