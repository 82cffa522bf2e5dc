import { maxConnects, maxOrigin } from 'kit/contract/find-refused-claim';
import type { Release } from 'kit/contract/release';

// Live releases may be older than these bounds; only origins within them come into the pages of others.
const isShort = (origin: string) => origin.length <= maxOrigin;

/** Origins that remotes are served from besides the site's own: named in the policy of every page, because each leads to all. */
export const listAssetOrigins = (remotes: readonly Release[]) =>
  [...new Set(remotes.flatMap(({ origin }) => origin ?? []).filter(isShort))].sort();

/** Origins that pages of remotes fetch from besides the site's own: in the policy of every page for the same reason. */
export const listConnectOrigins = (remotes: readonly Pick<Release, 'connects'>[]) =>
  [...new Set(remotes.flatMap(({ connects = [] }) => connects.filter(isShort).slice(0, maxConnects)))].sort();

/** The origin that pages tell how they fared, unless it is the site's own. @param address as the composition of a page has it */
export const listSignalOrigins = (address = ''): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);
