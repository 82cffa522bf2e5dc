import { chooseWords } from 'kit/words/choose-words';
import type { WithBase } from '../http/with-base';
import { createSiteReader, type SiteReader } from './read-site';

/** The live site, and its path and texts when it was read last: it may have been composed for another path or language since. */
export function openLiveSite(link: string) {
  const readLive = createSiteReader(link);
  let basePath = '';
  let words = chooseWords('');
  const readSite: SiteReader = async () => {
    const live = await readLive();
    basePath = live.index.basePath;
    words = chooseWords(live.definition?.language ?? '');
    return live;
  };
  const withBase: WithBase = (address) => basePath + address;
  return {
    readSite,
    withBase,
    /** Below which path of its host it is; empty at the root. */
    basePath: () => basePath,
    /** The texts in its language. */
    words: () => words,
  };
}
