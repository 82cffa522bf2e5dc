import { site } from 'shared-config/site';
import { usePagePosts } from 'shared-config/store';
import { NextLinks } from 'shared-ui/page/next-links';
import { blogCards } from '../blog-post/blog-cards';
import { FeedLink } from '../blog-post/feed-link';
import { blogs } from '../content/blogs';
import { listsAfter } from '../content/lists';
import { CardGrid } from '../page/card-grid';
import { PageFrame } from '../page/page-frame';
import { SearchBox } from './search-box';
import { useSearch } from './use-search';

/** The blogs page: posts, then articles (specification §2, §5 Search). */
export default function BlogsPage() {
  const { summaries } = usePagePosts();
  const search = useSearch(blogCards(summaries, blogs));
  return (
    <PageFrame
      title="Blogs"
      description={`${site.companyName} engineers on mobile robots, integration and running a fleet.`}
      path="/blogs"
      shareImage="own"
      heading="Blogs"
      lead="Our engineers on crossings, scanners, charging and pallets that are not quite in position."
      crumb="Blogs"
    >
      <FeedLink />
      <div>
        <SearchBox what="blogs" search={search} />
        <CardGrid
          opensPage
          hasFeature={search.query === ''}
          // The alternative text is fixed by specification §3 Blog item.
          cards={search.found.map((card) => ({ ...card, imageAlt: 'Blog Thumbnail' }))}
        />
      </div>
      <NextLinks links={listsAfter('/blogs')} />
    </PageFrame>
  );
}
