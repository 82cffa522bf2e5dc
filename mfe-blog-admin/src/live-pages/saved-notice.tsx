import { useEffect, useState } from 'react';
import { pageSlug, postAddress } from 'shared-config/posts/slug';
import { formatTime } from '../posts/format-time';
import { titleOf } from '../posts/post-draft';
import { isSeenByReaders, type StoredPost } from '../posts/stored-post';
import { fetchLiveVersion, isPartOfSite } from './fetch-page-posts';

/** Time in ms between two requests until readers have what was saved. */
const pollInterval = 250;

/** Says that a post is saved, and when readers have it, with its address. */
export function SavedNotice({ post }: { post: StoredPost }) {
  const slug = pageSlug(post);
  const isAwaited = isSeenByReaders(post) && isPartOfSite();
  const [liveAt, setLiveAt] = useState<string>();

  useEffect(() => {
    setLiveAt(undefined);
    if (!isAwaited) return;
    let isCancelled = false;
    let timer: ReturnType<typeof setTimeout>;
    const request = async () => {
      const version = await fetchLiveVersion(slug);
      if (isCancelled) return;
      if (version === post.updatedAt) setLiveAt(new Date().toISOString());
      else timer = setTimeout(request, pollInterval);
    };
    void request();
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [isAwaited, slug, post.updatedAt]);

  const link = (
    <a href={postAddress(slug)} dir="ltr">
      {postAddress(slug)}
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
      {saved} {liveAt ? `Live since ${formatTime(liveAt)}: ` : 'Waiting for the site: '}
      {link}
    </>
  );
}
