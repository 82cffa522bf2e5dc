import type { Release } from 'kit/contract/release';

/** Origins that remotes are served from besides the site's own: named in the policy of every page, because each leads to all. */
export const listAssetOrigins = (remotes: readonly Release[]) =>
  [...new Set(remotes.flatMap(({ origin }) => origin ?? []))].sort();

/** Origins that pages of remotes fetch from besides the site's own: in the policy of every page for the same reason. */
export const listConnectOrigins = (remotes: readonly Pick<Release, 'connects'>[]) =>
  [...new Set(remotes.flatMap(({ connects = [] }) => connects))].sort();

/** The origin that pages tell how they fared, unless it is the site's own. @param address as the composition of a page has it */
export const listSignalOrigins = (address = ''): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);
