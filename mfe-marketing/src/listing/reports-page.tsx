import { site } from 'shared-config/site';
import { Picture } from 'shared-ui/picture';
import { reports } from '../content/reports';
import { PageFrame } from '../page/page-frame';
import { AskFor } from './ask-for';
import { EntryList } from './entry-list';
import styles from './reports-page.module.css';
import { SearchBox } from './search-box';
import { useSearch } from './use-search';

/** The reports page (specification §2, §5 Search). */
export default function ReportsPage() {
  const search = useSearch(reports);
  return (
    <PageFrame
      title="Reports"
      description={`Reports of ${site.companyName} on planning, integrating and running mobile robots, sent on request.`}
      path="/reports"
      shareImage="articles"
      heading="Reports"
      lead="Short papers for people who plan. Ask for one, and it comes by email."
      crumb="Reports"
    >
      <div>
        <SearchBox what="reports" search={search} />
        <EntryList
          entries={search.found.map(({ id, category, title, summary, pages, image }) => ({
            id,
            aside: <Picture file={image} alt="" className={styles.cover} sizes="(width >= 768px) 25rem, 100vw" />,
            category: `${category} · ${pages} pages`,
            title,
            body: (
              <>
                <p>{summary}</p>
                <AskFor label="Ask for the report" interest={`the report “${title}”`} path={`/reports#${id}`} />
              </>
            ),
          }))}
        />
      </div>
    </PageFrame>
  );
}
