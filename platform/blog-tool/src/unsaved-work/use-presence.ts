import { useEffect, useState } from 'react';
import type { Presence, WindowDrafts } from './window-drafts';

/** Time in ms until others learn of a form that was opened, and from then on between two messages. */
const firstBeat = 1_000;
const pause = 20_000;
/** Time in ms after which somebody who says nothing is gone. */
const maxSilence = 60_000;

/** Another person who has a post open, and how many seconds ago they were there. */
export type Other = { id: string; by: string; seconds: number };

/**
 * The others who have a post open. While the form is in view, they see this person too.
 * @param key of the form
 * @param post id of the post that it is about
 */
export function usePresence(drafts: WindowDrafts, key: string, post: string): readonly Other[] {
  const [others, setOthers] = useState<readonly Other[]>([]);

  useEffect(() => {
    /** When each was heard of last, by the clock of this machine: others' clocks may be wrong. */
    const heard = new Map<string, { activeAt: string; at: number }>();
    let timer: ReturnType<typeof setTimeout>;
    let isEnded = false;
    let isShown = false;

    const beat = async () => {
      clearTimeout(timer);
      if (isEnded || document.visibilityState === 'hidden') return;
      try {
        // Another window with this very form writes the same document: it is read before.
        const found = await drafts.listOthers(post);
        if (isEnded) return;
        const now = withoutSilent(found, heard);
        if (now.length > 0 || isShown) setOthers(now);
        isShown = now.length > 0;
        await drafts.noteActivity(key, post);
      } catch {
        // The others are good to know of, and nothing depends on it: the form says itself when the server is away.
      }
      if (!isEnded) timer = setTimeout(beat, pause);
    };
    timer = setTimeout(beat, firstBeat);
    const beatWhenSeen = () => void beat();
    document.addEventListener('visibilitychange', beatWhenSeen);
    return () => {
      isEnded = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', beatWhenSeen);
    };
  }, [drafts, key, post]);

  return others;
}

function withoutSilent(found: readonly Presence[], heard: Map<string, { activeAt: string; at: number }>): Other[] {
  const now = Date.now();
  return found.flatMap(({ id, by, activeAt }) => {
    const before = heard.get(id);
    if (before?.activeAt !== activeAt)
      heard.set(id, { activeAt, at: before ? now : Math.min(now, Date.parse(activeAt)) });
    const silence = now - (heard.get(id)?.at ?? now);
    return silence > maxSilence ? [] : [{ id, by, seconds: Math.round(silence / 1000) }];
  });
}
