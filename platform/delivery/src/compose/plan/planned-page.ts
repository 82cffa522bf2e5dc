import type { ComposedPage } from 'kit/contract/composition';
import type { ComposedPosts } from 'kit/posts/page-post';
import type { PlannedPart } from './find-parts';

/** A page to be written: its route and location, and its file in the site. */
export type PlannedPage = {
  /** Path as people read it, and query if its file depends on it. */
  location: string;
  file: string;
  page: ComposedPage;
  /** Remote and expose that draw it; absent for the shell's own pages. */
  owner?: { remote: string; expose: string };
  /** Parts of other remotes in its slots. */
  parts?: readonly PlannedPart[] | undefined;
  /** Authored posts that it shows, if its route has `posts`. */
  posts?: ComposedPosts | undefined;
  /** Whether it is given what the site has, which is known once the other pages are rendered (with-contents.ts). */
  hasContents?: boolean;
  /** Path of the page that stands for it, if another one does. */
  canonical?: string | undefined;
  /** Whether search engines may list it. */
  indexed: boolean;
};

/** The address that the router is given while a page is prerendered: the one that the browser will have. */
export const routerAddress = ({ page, location }: PlannedPage) => (page.kind === 'route' ? page.location : location);
