import type { SiteContents } from 'kit/search/site-contents';
import type { PlannedPage } from './planned-page';

/** Pages; those that ask for them get the contents of the site. */
export const withContents = (pages: readonly PlannedPage[], contents: SiteContents | undefined): PlannedPage[] =>
  pages.map((page) =>
    page.hasContents && contents ? { ...page, posts: { summaries: [], ...page.posts, site: contents } } : page,
  );
