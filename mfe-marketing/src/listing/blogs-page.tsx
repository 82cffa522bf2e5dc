import { usePagePosts } from 'kit/page/contexts';
import { allPostsSubjectSchema } from 'kit/posts/posts-subject';
import { useMemo } from 'react';
import { site } from 'shared-config/site';
import { NextLinks } from 'shared-ui/page/next-links';
import { PageSection } from 'shared-ui/page/page-section';
import * as v from 'valibot';
import { blogCards } from '../blog-post/blog-cards';
import { FeedLink } from '../blog-post/feed-link';
import { TagLinks } from '../blog-post/tag-links';
import { blogs } from '../lists/blogs';
import { listsAfter } from '../lists/lists-after';
import { CardGrid } from '../page/card-grid';
import { PageFrame } from '../page/page-frame';
import { SearchBox } from './search-box';
import { useSearch } from './use-search';

/** The blogs page: posts, then articles (specification §2, §5 Search). */
export default function BlogsPage() {
  const posts = usePagePosts();
  const { summaries } = posts;
  const subject = useMemo(() => v.parse(v.optional(allPostsSubjectSchema), posts.subject), [posts.subject]);
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
      {subject && (
        <PageSection id="tags" title="Tags" layout="beside" level="utility">
          <TagLinks tags={subject.tags} />
        </PageSection>
      )}
      <NextLinks links={listsAfter('/blogs')} />
    </PageFrame>
  );
}
