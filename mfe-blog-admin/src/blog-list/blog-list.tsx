import { useId, useRef, useState } from 'react';
import type { Post } from 'shared-config/posts/post';
import { CallToAction } from 'shared-ui/call-to-action';
import styles from './blog-list.module.css';
import { filterPosts, type ListView, postsPerPage } from './filter-posts';
import { ListTools } from './list-tools';
import { PostCard } from './post-card';

/** The posts, and what can be done with them. */
export type BlogListProps = {
  posts: readonly Post[];
  onCreate: () => void;
  onView: (post: Post) => void;
  onEdit: (post: Post) => void;
  onDelete: (post: Post) => void;
  onImport: (files: readonly File[]) => void;
  onExportAll: () => void;
};

/** The list of posts (specification §2 Blog authoring tool), a page at a time. */
export function BlogList({ posts, onCreate, onView, onEdit, onDelete, onImport, onExportAll }: BlogListProps) {
  const [view, setView] = useState<ListView>({ query: '', category: '', sorting: 'newest', page: 0 });
  const file = useRef<HTMLInputElement>(null);
  const fileId = useId();
  const found = filterPosts(posts, view);
  const pages = Math.max(1, Math.ceil(found.length / postsPerPage));
  // A filter may have taken the page away.
  const page = Math.min(view.page, pages - 1);
  const shown = found.slice(page * postsPerPage, (page + 1) * postsPerPage);
  const showPage = (next: number) => {
    setView({ ...view, page: next });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };

  return (
    <>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>Blog Management</h1>
          <p className={styles.subtitle}>Manage all your blog posts</p>
        </div>
        <p className={styles.actions}>
          <label className="visually-hidden" htmlFor={fileId}>
            Markdown files to import
          </label>
          <input
            ref={file}
            id={fileId}
            className="visually-hidden"
            tabIndex={-1}
            type="file"
            accept=".md,.markdown,.zip"
            multiple
            onChange={({ target }) => {
              onImport([...(target.files ?? [])]);
              // The same file may be chosen again after it was corrected.
              target.value = '';
            }}
          />
          <CallToAction inverted size="small" onClick={() => file.current?.click()}>
            Import
          </CallToAction>
          {posts.length > 0 && (
            <CallToAction inverted size="small" onClick={onExportAll}>
              Export all
            </CallToAction>
          )}
          <CallToAction onClick={onCreate}>New Blog Post</CallToAction>
        </p>
      </header>
      {posts.length === 0 ? (
        <section className={styles.empty}>
          <h2>No blog posts yet</h2>
          <p className={styles.emptyText}>Get started by creating your first blog post</p>
          <CallToAction onClick={onCreate}>Create Your First Post</CallToAction>
        </section>
      ) : (
        <>
          <ListTools
            posts={posts}
            view={view}
            found={found.length}
            onChange={(part) => setView({ ...view, page: 0, ...part })}
          />
          <ul className={styles.posts}>
            {shown.map((post) => (
              <li key={post.id}>
                <PostCard
                  post={post}
                  onView={() => onView(post)}
                  onEdit={() => onEdit(post)}
                  onDelete={() => onDelete(post)}
                />
              </li>
            ))}
          </ul>
          {pages > 1 && (
            <nav className={styles.pages} aria-label="Pages of the list">
              <CallToAction inverted size="small" disabled={page === 0} onClick={() => showPage(page - 1)}>
                Previous page
              </CallToAction>
              <span>
                Page {page + 1} of {pages}
              </span>
              <CallToAction inverted size="small" disabled={page === pages - 1} onClick={() => showPage(page + 1)}>
                Next page
              </CallToAction>
            </nav>
          )}
        </>
      )}
    </>
  );
}
