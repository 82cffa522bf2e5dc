import { useMemo } from 'react';
import { useToolSite } from '../site/tool-site';
import { type Kind, listKinds } from './kinds';

/** All that can be added to a post of the tool's site; the same list as long as the site is. */
export function useKinds(): Kind[] {
  const { embeds } = useToolSite();
  return useMemo(() => listKinds(embeds), [embeds]);
}
