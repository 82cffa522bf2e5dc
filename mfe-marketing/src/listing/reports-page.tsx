import { site } from 'shared-config/site';
import { CallToAction } from 'shared-ui/call-to-action';
import { NextLinks } from 'shared-ui/page/next-links';
import { FeedLink } from '../blog-post/feed-link';
import { listsAfter } from '../lists/lists-after';
import { reportCover } from '../lists/reports';
import { reports } from '../lists/reports.content';
import { PageFrame } from '../page/page-frame';
import { AboutLink } from './about-link';
import { EntryList } from './entry-list';
import styles from './reports-page.module.css';
import { SearchBox } from './search-box';
import { useSearch } from './use-search';

/** The reports page (specification §2, §5 Search). */
export function ReportsPage() {
  const search = useSearch(reports);
  return (
    <PageFrame
      title="Reports"
      description={`${site.companyName} reports on planning, integrating and running mobile robots, to read here or as PDF.`}
      path="/reports"
      shareImage="own"
      heading="Reports"
      lead="Short papers for planners, with the sums. Read them here, or take the PDF along."
      crumb="Reports"
    >
      <FeedLink list="reports" />
      <div>
        <SearchBox what="reports" search={search} />
        <EntryList
          hasFeature={search.query === ''}
          entries={search.found.map(({ id, about, category, title, summary, pages }) => ({
            id,
            to: `/reports/${id}`,
            aside: (
              <svg className={styles.cover} viewBox="0 0 420 280" aria-hidden="true">
                <use href={reportCover(id)} />
              </svg>
            ),
            category: `${category} · ${pages} pages`,
            title,
            body: (
              <>
                <p>{summary}</p>
                <AboutLink about={about} />
                <CallToAction to={`/reports/${id}`} inverted>
                  Read the report
                </CallToAction>
              </>
            ),
          }))}
        />
      </div>
      <NextLinks links={listsAfter('/reports')} />
    </PageFrame>
  );
}
