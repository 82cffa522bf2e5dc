import type { PostSummary } from 'kit/posts/page-posts';
import { Link } from 'react-router-dom';
import { postsPath } from 'shared-config/posts';
import { filedPosts } from './filed-posts';
import styles from './posts.module.css';

/** Posts of staff, then those that are files. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className={styles.list}>
      {[...posts, ...filedPosts].map(({ slug, title, excerpt }) => (
        <li key={slug}>
          <Link to={encodeURI(`${postsPath}/${slug}`)}>{title}</Link>
          <p>{excerpt}</p>
        </li>
      ))}
    </ul>
  );
}
