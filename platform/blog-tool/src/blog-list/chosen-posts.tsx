import { Button } from 'kit/page/button';
import { useRef } from 'react';
import { useBottomBar } from '../bottom-bar/use-bottom-bar';
import { useMayPublish } from '../posts/role';
import type { StoredPost } from '../posts/stored-post';
import { isSeenByReaders } from '../posts/stored-status';
import styles from './blog-list.module.css';

/** The actions on several posts at once, each with the name of its button. */
const actions = [
  ['publish', 'Publish'],
  ['unpublish', 'Unpublish'],
  ['delete', 'Delete everywhere'],
  ['export', 'Export'],
] as const;

/** An action on several posts at once. */
export type PostsAction = (typeof actions)[number][0];

/** The posts that were chosen, and whether something is being done with them. */
type ChosenPostsProps = {
  posts: readonly StoredPost[];
  isBusy: boolean;
  onAct: (action: PostsAction, posts: readonly StoredPost[]) => void;
};

/** The number of chosen posts of the list, and the actions on them: at the bottom of the window, where it moves none of them. */
export default function ChosenPosts({ posts, isBusy, onAct }: ChosenPostsProps) {
  const mayPublish = useMayPublish();
  const bar = useRef<HTMLElement>(null);
  useBottomBar(bar);
  const isSeen = posts.some((post) => post.status === 'published' || isSeenByReaders(post));
  const offered = actions.filter(([action]) => mayPublish || action === 'export' || (action === 'delete' && !isSeen));
  return (
    <section ref={bar} className={styles.chosen} aria-label="Chosen posts">
      <span role="status">{posts.length} chosen</span>
      {offered.map(([action, label]) => (
        <Button
          key={action}
          inverted
          size="small"
          // Not disabled: a disabled button loses the focus.
          onClick={() => {
            if (!isBusy) onAct(action, posts);
          }}
        >
          {label}
        </Button>
      ))}
      {!mayPublish && <span>Publishers alone publish posts, and delete those that readers see.</span>}
    </section>
  );
}
