import { CallToAction } from 'shared-ui/call-to-action';
import type { Post } from '../posts/post';
import styles from './blog-list.module.css';
import { PostCard } from './post-card';

/** The posts, and what can be done with them. */
export type BlogListProps = {
  posts: readonly Post[];
  onCreate: () => void;
  onView: (post: Post) => void;
  onEdit: (post: Post) => void;
  onDelete: (post: Post) => void;
};

/** The list of posts (specification §2 Blog authoring tool). */
export function BlogList({ posts, onCreate, onView, onEdit, onDelete }: BlogListProps) {
  return (
    <>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>Blog Management</h1>
          <p className={styles.subtitle}>Manage all your blog posts</p>
        </div>
        <CallToAction onClick={onCreate}>New Blog Post</CallToAction>
      </header>
      {posts.length === 0 ? (
        <section className={styles.empty}>
          <h2>No blog posts yet</h2>
          <p className={styles.emptyText}>Get started by creating your first blog post</p>
          <CallToAction onClick={onCreate}>Create Your First Post</CallToAction>
        </section>
      ) : (
        <ul className={styles.posts}>
          {posts.map((post) => (
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
      )}
    </>
  );
}
