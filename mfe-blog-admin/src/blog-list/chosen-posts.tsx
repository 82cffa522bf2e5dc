import { CallToAction } from 'shared-ui/call-to-action';
import type { StoredPost } from '../posts/stored-post';
import styles from './blog-list.module.css';

/** What can be done with several posts at once. */
export type PostsAction = 'publish' | 'unpublish' | 'delete' | 'export';

const labels: Readonly<Record<PostsAction, string>> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  delete: 'Delete everywhere',
  export: 'Export',
};

const actions: readonly PostsAction[] = ['publish', 'unpublish', 'delete', 'export'];

/** The posts that were chosen, and whether something is being done with them. */
type ChosenPostsProps = {
  posts: readonly StoredPost[];
  isBusy: boolean;
  onAct: (action: PostsAction, posts: readonly StoredPost[]) => void;
};

/** How many posts of the list are chosen, and what can be done with them. */
export function ChosenPosts({ posts, isBusy, onAct }: ChosenPostsProps) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.chosen} aria-label="Chosen posts">
      <span role="status">{posts.length} chosen</span>
      {actions.map((action) => (
        <CallToAction
          key={action}
          inverted
          size="small"
          // Not disabled: a disabled button loses the focus.
          onClick={() => {
            if (!isBusy) onAct(action, posts);
          }}
        >
          {labels[action]}
        </CallToAction>
      ))}
    </section>
  );
}
