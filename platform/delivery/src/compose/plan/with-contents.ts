import type { SiteContents } from 'kit/search/site-contents';
import type { PlannedPage } from './planned-page';

/** Pages, those among them that ask for it with what the site has. */
export const withContents = (pages: readonly PlannedPage[], contents: SiteContents | undefined): PlannedPage[] =>
  pages.map((page) =>
    page.hasContents && contents ? { ...page, posts: { summaries: [], ...page.posts, site: contents } } : page,
  );
