import { site } from 'shared-config/site';
import { CallToAction } from 'shared-ui/call-to-action';
import { NextLinks } from 'shared-ui/page/next-links';
import { Picture } from 'shared-ui/picture';
import { listsAfter } from '../content/lists';
import { reports } from '../content/reports';
import { PageFrame } from '../page/page-frame';
import { AboutLink } from './about-link';
import { EntryList } from './entry-list';
import styles from './reports-page.module.css';
import { SearchBox } from './search-box';
import { useSearch } from './use-search';

const cover = { alt: '', className: styles.cover, sizes: '(width >= 768px) 25rem, 100vw' };

/** The reports page (specification §2, §5 Search). */
export default function ReportsPage() {
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
      <div>
        <SearchBox what="reports" search={search} />
        <EntryList
          hasFeature={search.query === ''}
          entries={search.found.map(({ id, about, category, title, summary, pages, image }) => ({
            id,
            to: `/reports/${id}`,
            aside: <Picture file={image} {...cover} loading={id === reports[0]?.id ? 'eager' : 'lazy'} />,
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
