import type { PagePosts } from '../posts/page-posts';
import type { ComposedRemote, PageComposition } from './composition';

/** A stylesheet of a page: where it is published, and its text for inlining. */
export type PageStyle = { href: string; css: string };

/** A page to prerender: the composition that is inlined in it, its path, its styles, and its authored posts if it shows any. */
type PageRequest = {
  composition: PageComposition;
  /** Origins that remotes of the site are served from besides the site's own; the page's policy allows them. */
  assetOrigins: readonly string[];
  /** Origins that their pages fetch from besides it; the same. */
  connectOrigins: readonly string[];
  location: string;
  styles: readonly PageStyle[];
  posts?: PagePosts | undefined;
};

/**
 * The module that the host's Node build exposes as `./render`; compose knows the host through this alone (architecture §9 Builds). One
 * process serves one set of remotes, because federation names are global.
 */
export type HostRenderer = {
  /** @param loadContainer gives the verified Node container of a remote, by the remote's name */
  initialise: (
    composition: { remotes: readonly ComposedRemote[] },
    loadContainer: (remoteName: string) => unknown,
  ) => void;
  /** @returns the complete HTML document. Rejects when the page throws or suspends for ever. */
  renderPage: (request: PageRequest) => Promise<string>;
};

/** Whether a module of the host's Node build is a renderer. */
export function isHostRenderer(module: unknown): module is HostRenderer {
  return (
    typeof module === 'object' &&
    module !== null &&
    'initialise' in module &&
    typeof module.initialise === 'function' &&
    'renderPage' in module &&
    typeof module.renderPage === 'function'
  );
}
