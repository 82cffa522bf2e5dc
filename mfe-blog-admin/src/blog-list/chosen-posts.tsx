import { CallToAction } from 'shared-ui/call-to-action';
import type { StoredPost } from '../posts/stored-post';
import styles from './blog-list.module.css';

/** What can be done with several posts at once, and the name of its button. */
const actions = [
  ['publish', 'Publish'],
  ['unpublish', 'Unpublish'],
  ['delete', 'Delete everywhere'],
  ['export', 'Export'],
] as const;

/** What can be done with several posts at once. */
export type PostsAction = (typeof actions)[number][0];

/** The posts that were chosen, and whether something is being done with them. */
type ChosenPostsProps = {
  posts: readonly StoredPost[];
  isBusy: boolean;
  onAct: (action: PostsAction, posts: readonly StoredPost[]) => void;
};

/** How many posts of the list are chosen, and what can be done with them. */
export default function ChosenPosts({ posts, isBusy, onAct }: ChosenPostsProps) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.chosen} aria-label="Chosen posts">
      <span role="status">{posts.length} chosen</span>
      {actions.map(([action, label]) => (
        <CallToAction
          key={action}
          inverted
          size="small"
          // Not disabled: a disabled button loses the focus.
          onClick={() => {
            if (!isBusy) onAct(action, posts);
          }}
        >
          {label}
        </CallToAction>
      ))}
    </section>
  );
}
