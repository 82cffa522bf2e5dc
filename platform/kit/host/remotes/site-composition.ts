import { type ComposedRemote, parseSiteComposition, siteCompositionPath } from '../../contract/composition';
import { withBase } from '../../page/base-path';
import { remoteInUse } from './federation';
import { longestWait } from './longest-wait';

/** The newest versions on the rest of the site. */
export type SiteRemotes = {
  /** Version of the shell that the site has by now. */
  shell: string;
  /** The remotes as this tab uses them: one that it has begun to load stays at its version, because modules are loaded once a tab. */
  remotes: readonly ComposedRemote[];
};

/** How long in ms a composition is taken for the newest. */
const freshFor = 60_000;

let latest: { at: number; site: Promise<SiteRemotes> } | undefined;
let loaded: SiteRemotes | undefined;

/**
 * The site's composition: fetched when a navigation comes near, and again after a minute; the one before when the network is
 * lost. Rejects when there is none; the next call tries again.
 */
export function loadSiteRemotes(): Promise<SiteRemotes> {
  if (latest && Date.now() - latest.at < freshFor) return latest.site;
  const site = fetchSiteRemotes();
  latest = { at: Date.now(), site };
  site.catch(() => {
    latest = undefined;
  });
  return site;
}

/** The composition that was fetched last, if any. */
export const knownSiteRemotes = (): SiteRemotes | undefined => loaded;

async function fetchSiteRemotes(): Promise<SiteRemotes> {
  try {
    const response = await fetch(withBase(siteCompositionPath), {
      cache: 'no-cache',
      signal: AbortSignal.timeout(longestWait),
    });
    if (!response.ok) throw new Error(`${siteCompositionPath}: status ${response.status}. Reload the page`);
    const { shell, remotes } = parseSiteComposition(await response.json(), siteCompositionPath);
    const asUsed = (remote: ComposedRemote) => {
      const used = remoteInUse(remote.name);
      // For a remote that only has a part in the page, the document names no pages.
      return used && used.version !== remote.version ? used : remote;
    };
    loaded = { shell, remotes: remotes.map(asUsed) };
  } catch (error) {
    if (!loaded) throw error;
  }
  return loaded;
}
