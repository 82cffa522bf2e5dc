import { formatDay } from 'kit/posts/format-day';
import { site, siteAddress } from 'shared-config/site';
import { NextLinks } from 'shared-ui/page/next-links';
import { FeedLink } from '../blog-post/feed-link';
import { listsAfter } from '../lists/lists-after';
import { news } from '../lists/news.content';
import { PageFrame } from '../page/page-frame';
import { AboutLink } from './about-link';
import { EntryList } from './entry-list';
import { SearchBox } from './search-box';
import { useSearch } from './use-search';

/** The news page (specification §2, §5 Search). */
export default function NewsPage() {
  const search = useSearch(news);
  return (
    <PageFrame
      title="News"
      description={`News from ${site.companyName}: robots, platform, partners and company.`}
      path="/news"
      shareImage="own"
      heading="News"
      crumb="News"
      nodes={news.map(({ id, date, title, text }) => ({
        '@type': 'NewsArticle',
        '@id': siteAddress(`/news/${id}`),
        url: siteAddress(`/news/${id}`),
        headline: title,
        datePublished: date,
        description: text,
        author: { '@type': 'Organization', name: site.companyName },
      }))}
    >
      <FeedLink list="news" />
      <div>
        <SearchBox what="news" search={search} />
        <EntryList
          hasFeature={search.query === ''}
          entries={search.found.map(({ id, about, date, category, title, text }) => ({
            id,
            to: `/news/${id}`,
            aside: <time dateTime={date}>{formatDay(date)}</time>,
            category,
            title,
            body: (
              <>
                <p>{text}</p>
                {about && <AboutLink about={about} />}
              </>
            ),
          }))}
        />
      </div>
      <NextLinks links={listsAfter('/news')} />
    </PageFrame>
  );
}
