import type { LeftOutPage } from 'kit/contract/left-out';
import type { ComposedPosts } from 'kit/posts/page-post';
import type { PublishedPost } from 'kit/posts/published-post';

/** A page of the live site as readers have it, whole: the versions it pins are there. */
export type LastGoodPage = {
  html: string;
  posts?: ComposedPosts | undefined;
  /** Folders of the site's assets that it needs, as `remote/version`. */
  assets: readonly string[];
};

/** The parts that a site being composed leaves out, because they could not be prerendered. */
export type Omissions = {
  /** Posts that its pages are made of: of one that fails the last good version, or none. */
  posts: readonly PublishedPost[];
  /** Pages of the live site that stay as they are, by file. */
  lastGood: ReadonlyMap<string, LastGoodPage>;
  /** Files of pages that the site does not have. */
  dropped: ReadonlySet<string>;
  pages: readonly LeftOutPage[];
};

/** A site that has everything. */
export const nothingOmitted = (posts: readonly PublishedPost[]): Omissions => ({
  posts,
  lastGood: new Map(),
  dropped: new Set(),
  pages: [],
});
