import { Button } from 'kit/page/button';
import IncompleteNote from '../incomplete-note/incomplete-note';
import { usePictures } from '../pictures/open-pictures';
import { PostPreview } from '../post-preview/post-preview';
import type { StoredPost } from '../posts/stored-post';
import styles from './blog-view.module.css';

/** A post to read, and the ways on. */
type BlogViewProps = {
  post: StoredPost;
  onBack: () => void;
  onEdit: () => void;
  onExport: () => void;
  onHistory: () => void;
};

/** The read-only view (specification §2 Blog authoring tool). */
export function BlogView({ post, onBack, onEdit, onExport, onHistory }: BlogViewProps) {
  return (
    <article className={styles.blogView}>
      <p className={styles.actions}>
        <Button inverted size="small" onClick={onBack}>
          Back to Blog List
        </Button>
        <Button inverted size="small" onClick={onExport}>
          Export as Markdown
        </Button>
        <Button inverted size="small" onClick={onHistory}>
          Versions
        </Button>
        <Button size="small" onClick={onEdit}>
          Edit Post
        </Button>
      </p>
      <IncompleteNote post={post} />
      <PostPreview post={post} pictures={usePictures()} />
    </article>
  );
}
