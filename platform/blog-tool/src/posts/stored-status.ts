import type { PostStatus } from 'kit/posts/post-status';
import { isVisible } from 'kit/posts/schedule';
import type { StoredPost } from './stored-post';

/** The status of a post as it is stored. */
export const storedStatus = ({ status, fields }: Pick<StoredPost, 'status' | 'fields'>): PostStatus =>
  fields.status === 'scheduled' ? 'scheduled' : status;

/** Whether readers see a post on the site. */
export const isSeenByReaders = (post: StoredPost) =>
  post.problems.length === 0 && isVisible({ ...post, status: storedStatus(post) }, Date.now());
