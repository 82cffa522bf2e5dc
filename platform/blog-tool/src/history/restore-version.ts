import { momentOf } from 'kit/posts/schedule';
import { formatTime } from '../posts/format-time';
import { draftOf, type PostDraft } from '../posts/post-draft';
import type { StoredPost } from '../posts/stored-post';
import { isSeenByReaders, storedStatus } from '../posts/stored-status';

/** A version as it is brought back into the form: on top of the post as it is stored now, and what becomes of its date. */
export type RestoredVersion = { post: StoredPost; draft: PostDraft; message: string };

/**
 * An earlier version for the form. Whether and where readers see the post stays as it is now. The date of a schedule comes back with
 * its version while readers do not have the post: a date of today would publish it at the next save, and a schedule would take it
 * from them if they had it.
 */
export function restoreVersion(post: StoredPost, version: StoredPost, now: Date): RestoredVersion {
  const { status, slug } = post;
  const moment = momentOf(version.publishDate, version.publishTime);
  const isScheduled = storedStatus(version) === 'scheduled' && moment !== undefined && moment > now;
  const { publishDate, publishTime } = isScheduled && !isSeenByReaders(post) ? version : post;
  const draft = draftOf({ ...version, status, slug, publishDate, publishTime });
  const dates = describeDates(draft, post, version);
  return { post, draft, message: `This is the earlier version. Save it to make it the current one. ${dates}` };
}

type Schedule = Pick<PostDraft, 'publishDate' | 'publishTime'>;

function describeDates(draft: Schedule, post: Schedule, version: Schedule): string {
  const [now, stored, then] = [draft, post, version].map(describeDate);
  if (stored === then) return `Both have the publish date ${now}.`;
  return now === then
    ? `Publish date: ${now}, as in the version. The current post has ${stored}.`
    : `Publish date: ${now}, as in the current post. The version had ${then}.`;
}

function describeDate({ publishDate, publishTime }: Schedule): string {
  const moment = momentOf(publishDate, publishTime);
  if (!moment) return publishDate ? `“${publishDate}”` : 'none';
  return publishTime ? formatTime(moment.toISOString()) : moment.toLocaleDateString('en-GB', { dateStyle: 'long' });
}
