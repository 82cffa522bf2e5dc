import { withBase } from 'kit/page/base-path';
import { visibleFrom } from 'kit/posts/schedule';
import { pageSlug } from 'kit/posts/slug';
import { formatTime } from '../posts/format-time';
import type { StoredPost } from '../posts/stored-post';
import { storedStatus } from '../posts/stored-status';
import { postPath, useToolSite } from '../site/tool-site';
import styles from './post-card.module.css';

/** A post, and the slugs of the pages that are on the site; `undefined` while or where that is not known. */
type PostStatusProps = { post: StoredPost; liveSlugs: ReadonlySet<string> | undefined };

/** Whether readers see a post: not yet, from a time on, since a time; with its address as a link. */
export function PostStatus({ post, liveSlugs }: PostStatusProps) {
  const slug = pageSlug(post);
  const path = postPath(useToolSite(), slug);
  const from = visibleFrom({ ...post, status: storedStatus(post) });
  if (post.status === 'draft' || from === undefined || post.problems.length > 0) return null;
  if (from > Date.now()) {
    return (
      <p className={styles.status}>
        <time dateTime={new Date(from).toISOString()}>Scheduled for {formatTime(new Date(from).toISOString())}</time>
        <span dir="ltr">{path}</span>
      </p>
    );
  }
  const isLive = liveSlugs?.has(slug);
  return (
    <p className={styles.status}>
      {isLive === false ? 'Not on the site yet' : `Live since ${formatTime(sinceOf(post, from))}`}
      <a href={withBase(encodeURI(path))} dir="ltr">
        {path}
      </a>
    </p>
  );
}

/** When what readers see was saved, or became due. */
const sinceOf = (post: StoredPost, from: number) => {
  const due = new Date(from).toISOString();
  return storedStatus(post) === 'scheduled' && due > post.updatedAt ? due : post.updatedAt;
};
