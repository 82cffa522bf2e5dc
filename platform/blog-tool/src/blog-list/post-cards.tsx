import { pageSlug } from 'kit/posts/slug';
import { useRef } from 'react';
import { focusHeading } from '../keyboard-focus/focus-heading';
import { useFocusNext } from '../keyboard-focus/use-focus-next';
import { useLiveSlugs } from '../live-pages/use-live-slugs';
import type { StoredPost } from '../posts/stored-post';
import { isSeenByReaders } from '../posts/stored-status';
import type { Removal } from '../posts/use-posts';
import styles from './blog-list.module.css';
import { PostCard } from './post-card';
import { RemovedPost } from './removed-post';
import { useFailedPages } from './use-failed-pages';

/** Posts in the order of the list, with those that were removed from it. */
export type PostCardsProps = {
  posts: readonly StoredPost[];
  removals: ReadonlyMap<string, Removal>;
  onView: (post: StoredPost) => void;
  onEdit: (post: StoredPost) => void;
  onDuplicate: (post: StoredPost) => void;
  /** @returns whether the post was removed from the list */
  onDelete: (post: StoredPost) => boolean;
  onUndo: (post: StoredPost) => void;
  /** @returns whether the post is deleted */
  onDeleteEverywhere: (post: StoredPost) => Promise<boolean>;
  /** The ids of the posts that were chosen. */
  chosen: ReadonlySet<string>;
  onChoose: (post: StoredPost, isChosen: boolean) => void;
};

/**
 * A card for each post, and a notice where a card was removed: no other card moves, the focus stays where it was, and
 * an undone removal is back at its place.
 */
export function PostCards({
  posts,
  removals,
  onView,
  onEdit,
  onDuplicate,
  onDelete,
  onUndo,
  onDeleteEverywhere,
  chosen,
  onChoose,
}: PostCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useFocusNext();
  const failedPages = useFailedPages();
  const liveSlugs = useLiveSlugs(posts.filter(isSeenByReaders).map(pageSlug));
  const findIn = (id: string | undefined, selector: string) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-post]') ?? [])];
    return items.find(({ dataset }) => dataset.post === id)?.querySelector<HTMLElement>(selector);
  };

  const remove = (post: StoredPost) => {
    if (onDelete(post)) focusNext(() => findIn(post.id, '[data-tool="undo"]'));
  };

  const undo = (post: StoredPost) => {
    focusNext(() => findIn(post.id, '[data-tool="delete"]'));
    onUndo(post);
  };

  const deleteEverywhere = async (post: StoredPost, index: number) => {
    const neighbour = posts[index + 1] ?? posts[index - 1];
    const isDeleted = await onDeleteEverywhere(post);
    // The focus stays where the user has put it in the meantime.
    const isLost = document.activeElement === document.body || findIn(post.id, ':focus');
    if (!isDeleted || !list.current || !isLost) return;
    const next = findIn(neighbour?.id, 'button');
    if (next) next.focus();
    else focusHeading();
  };

  return (
    <ul ref={list} className={styles.posts}>
      {posts.map((post, index) => {
        const removal = removals.get(post.id);
        return (
          <li key={post.id} data-post={post.id}>
            {removal ? (
              <RemovedPost
                post={post}
                removal={removal}
                onUndo={() => undo(post)}
                onDeleteEverywhere={() => void deleteEverywhere(post, index)}
              />
            ) : (
              <PostCard
                post={post}
                failedPages={failedPages}
                liveSlugs={liveSlugs}
                onView={() => onView(post)}
                onEdit={() => onEdit(post)}
                onDuplicate={() => onDuplicate(post)}
                onDelete={() => remove(post)}
                isChosen={chosen.has(post.id)}
                onChoose={(isChosen) => onChoose(post, isChosen)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
