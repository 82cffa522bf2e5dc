import { CallToAction } from 'shared-ui/call-to-action';
import type { Post } from '../posts/post';
import { BlockView } from './block-view';
import styles from './blog-view.module.css';

/** A post to read, and the two ways on. */
export type BlogViewProps = { post: Post; onBack: () => void; onEdit: () => void };

/** The read-only view (specification §2 Blog authoring tool). */
export function BlogView({ post, onBack, onEdit }: BlogViewProps) {
  return (
    <article className={styles.blogView}>
      <p className={styles.actions}>
        <CallToAction inverted size="small" onClick={onBack}>
          Back to Blog List
        </CallToAction>
        <CallToAction size="small" onClick={onEdit}>
          Edit Post
        </CallToAction>
      </p>
      {post.category && <p className={styles.category}>{post.category}</p>}
      <h1 className={styles.title}>{post.title}</h1>
      <p className={styles.byline}>
        {post.author && <span>{post.author}</span>}
        <time dateTime={post.publishDate}>{post.publishDate}</time>
      </p>
      <div className={styles.content}>
        {post.content.map((block) => (
          <BlockView key={block.id} block={block} />
        ))}
      </div>
    </article>
  );
}
