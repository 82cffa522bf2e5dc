import { site } from 'shared-config/site';
import { blogs } from '../content/blogs';
import { CardGrid } from '../page/card-grid';
import { PageFrame } from '../page/page-frame';
import { SearchBox } from './search-box';
import { useSearch } from './use-search';

/** The blogs page (specification §2, §5 Search). */
export default function BlogsPage() {
  const { query, setQuery, found } = useSearch(blogs);
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
      <div>
        <SearchBox what="blogs" query={query} onQuery={setQuery} count={found.length} />
        <CardGrid
          cards={found.map(({ id, link, title, category, image }) => ({
            key: id,
            to: link,
            title,
            category,
            image,
            // Fixed by specification §3 Blog item.
            imageAlt: 'Blog Thumbnail',
          }))}
        />
      </div>
    </PageFrame>
  );
}
