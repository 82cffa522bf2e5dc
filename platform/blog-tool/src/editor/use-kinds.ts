import { useMemo } from 'react';
import { useEmbeds } from '../site/tool-site';
import { type Kind, listKinds } from './kinds';

/** All that can be added to a post of the tool's site; the same list as long as the site is. */
export function useKinds(): Kind[] {
  const { kinds: embeds } = useEmbeds();
  return useMemo(() => listKinds(embeds), [embeds]);
}
