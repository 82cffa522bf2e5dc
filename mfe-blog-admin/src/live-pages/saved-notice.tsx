import { useState } from 'react';
import { postAddress, postPath } from 'shared-config/posts/post-address';
import { pageSlug } from 'shared-config/posts/slug';
import { withBase } from 'shared-config/site';
import { formatTime } from '../posts/format-time';
import { titleOf } from '../posts/post-draft';
import type { StoredPost } from '../posts/stored-post';
import { isSeenByReaders } from '../posts/stored-status';
import { fetchLiveVersion, isPartOfSite } from './fetch-page-posts';
import { usePolled } from './use-polled';

/** Time in ms within which a save is acknowledged: later, nobody has watched how long readers waited. */
const maxSaveTime = 5000;

/** Says that a post is saved, when readers have it and how long that took from the save on, with its address. Each save needs one of its own. */
export default function SavedNotice({ post }: { post: StoredPost }) {
  const slug = pageSlug(post);
  const isAwaited = isSeenByReaders(post) && isPartOfSite();
  const liveAt = usePolled(
    async () => ((await fetchLiveVersion(slug)) === post.updatedAt ? new Date().toISOString() : undefined),
    250,
    (since) => !isAwaited || since !== undefined,
  );
  const [beganAt] = useState(Date.now);
  const savedAt = Date.parse(post.updatedAt);
  const waited = liveAt && Math.abs(beganAt - savedAt) < maxSaveTime ? Date.parse(liveAt) - savedAt : -1;
  const link = (
    <a href={withBase(postAddress(slug))} dir="ltr">
      {postPath(slug)}
    </a>
  );
  const saved = `“${titleOf(post)}” is saved.`;
  if (post.publishAt && Date.parse(post.publishAt) > Date.now()) {
    return (
      <>
        {saved} Scheduled for {formatTime(post.publishAt)}.
      </>
    );
  }
  if (!isAwaited) return saved;
  return (
    <>
      {saved}{' '}
      {liveAt
        ? `Live since ${formatTime(liveAt)}${waited < 0 ? '' : `, readable for visitors after ${(waited / 1000).toFixed(1)} s`}: `
        : 'Waiting for the site: '}
      {link}
    </>
  );
}
