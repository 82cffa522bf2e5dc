import { site } from 'shared-config/site';
import { NextLinks } from 'shared-ui/page/next-links';
import { listsAfter } from '../content/lists';
import { reportCover, reports } from '../content/reports';
import { PageFrame } from '../page/page-frame';
import { AboutLink } from './about-link';
import { EntryList } from './entry-list';
import { InterestButton } from './interest-button';
import styles from './reports-page.module.css';
import { SearchBox } from './search-box';
import { useSearch } from './use-search';

/** The reports page (specification §2, §5 Search). */
export default function ReportsPage() {
  const search = useSearch(reports);
  return (
    <PageFrame
      title="Reports"
      description={`${site.companyName} reports on planning, integrating and running mobile robots, sent on request.`}
      path="/reports"
      shareImage="own"
      heading="Reports"
      lead="Short papers for planners. Ask for one and we send it by email."
      crumb="Reports"
    >
      <div>
        <SearchBox what="reports" search={search} />
        <EntryList
          hasFeature={search.query === ''}
          entries={search.found.map(({ id, about, category, title, summary, pages }) => ({
            id,
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
                <InterestButton label="Ask for the report" interest={`the report “${title}”`} path={`/reports#${id}`} />
              </>
            ),
          }))}
        />
      </div>
      <NextLinks links={listsAfter('/reports')} />
    </PageFrame>
  );
}
