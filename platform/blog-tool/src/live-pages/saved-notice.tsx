import { withBase } from 'kit/page/base-path';
import { pageSlug } from 'kit/posts/slug';
import { useEffect, useState } from 'react';
import { formatTime } from '../posts/format-time';
import { titleOf } from '../posts/post-draft';
import type { StoredPost } from '../posts/stored-post';
import { isSeenByReaders } from '../posts/stored-status';
import { postPath, useToolSite } from '../site/tool-site';
import { fetchComposesPosts } from './fetch-composer';
import { fetchLiveVersion, isPartOfSite } from './fetch-page-posts';
import { usePolled } from './use-polled';

/** Time in ms within which a save is acknowledged: later, nobody has watched how long readers waited. */
const maxSaveTime = 5000;

/** The text shown while a saved post waits for the site, and the pause between two checks, in ms. */
const waits = {
  soon: { pause: 250, text: 'Waiting for the site: ' },
  late: { pause: 5000, text: 'The site takes longer than usual. This line says when readers have it: ' },
  elsewhere: { pause: 5000, text: 'This server does not compose the site. Readers have it after the next compose: ' },
} as const;

/** Time in ms after which it is asked whether the site is composed here at all, and after which it is late. */
const usualWait = 3_000;
const maxWait = 30_000;

/** Says that a post is saved, when readers have it and how long that took from the save on, with its address. Each save needs one of its own. */
export default function SavedNotice({ post }: { post: StoredPost }) {
  const site = useToolSite();
  const slug = pageSlug(post);
  const path = postPath(site, slug);
  const isAwaited = isSeenByReaders(post) && isPartOfSite();
  const [wait, setWait] = useState<keyof typeof waits>('soon');
  const liveAt = usePolled(
    async () => ((await fetchLiveVersion(site, slug)) === post.updatedAt ? new Date().toISOString() : undefined),
    waits[wait].pause,
    (since) => !isAwaited || since !== undefined,
  );
  useEffect(() => {
    if (!isAwaited || liveAt) return;
    let isCancelled = false;
    const asking = setTimeout(async () => {
      const isElsewhere = (await fetchComposesPosts()) === false;
      if (isElsewhere && !isCancelled) setWait('elsewhere');
    }, usualWait);
    const ending = setTimeout(() => setWait((before) => (before === 'soon' ? 'late' : before)), maxWait);
    return () => {
      isCancelled = true;
      clearTimeout(asking);
      clearTimeout(ending);
    };
  }, [isAwaited, liveAt]);
  const [beganAt] = useState(Date.now);
  const savedAt = Date.parse(post.updatedAt);
  const waited = liveAt && Math.abs(beganAt - savedAt) < maxSaveTime ? Date.parse(liveAt) - savedAt : -1;
  const link = (
    <a href={withBase(encodeURI(path))} dir="ltr">
      {path}
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
  if (post.status === 'draft') return `${saved} Readers do not see it.`;
  if (!isAwaited) return saved;
  return (
    <>
      {saved}{' '}
      {liveAt
        ? `Live since ${formatTime(liveAt)}${waited < 0 ? '' : `, readable for visitors after ${(waited / 1000).toFixed(1)} s`}: `
        : waits[wait].text}
      {link}
    </>
  );
}
