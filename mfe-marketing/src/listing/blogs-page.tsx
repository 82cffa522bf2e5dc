import { site } from 'shared-config/site';
import { usePagePosts } from 'shared-config/store';
import { blogCards } from '../blog-post/blog-cards';
import { FeedLink } from '../blog-post/feed-link';
import { blogs } from '../content/blogs';
import { CardGrid } from '../page/card-grid';
import { PageFrame } from '../page/page-frame';
import { SearchBox } from './search-box';
import { useSearch } from './use-search';

/** The blogs page: our own posts, then the external items (specification §2, §5 Search). */
export default function BlogsPage() {
  const { summaries } = usePagePosts();
  const search = useSearch(blogCards(summaries, blogs));
  return (
    <PageFrame
      title="Blogs"
      description={`What engineers of ${site.companyName} write about mobile robots, integration and running a fleet.`}
      path="/blogs"
      shareImage="articles"
      heading="Blogs"
      lead="Notes of engineers: crossings, scanners, pallets that stand askew."
      crumb="Blogs"
    >
      {summaries.length > 0 && <FeedLink />}
      <div>
        <SearchBox what="blogs" search={search} />
        <CardGrid
          // The alternative text is fixed by specification §3 Blog item.
          cards={search.found.map((card) => ({ ...card, imageAlt: 'Blog Thumbnail' }))}
        />
      </div>
    </PageFrame>
  );
}
