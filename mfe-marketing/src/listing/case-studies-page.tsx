import { site } from 'shared-config/site';
import { caseStudies } from '../content/case-studies';
import { CardGrid } from '../page/card-grid';
import { PageFrame } from '../page/page-frame';
import { SearchBox } from './search-box';
import { useSearch } from './use-search';

/** The list of case studies (specification §2, §5 Search). */
export default function CaseStudiesPage() {
  const { query, setQuery, found } = useSearch(caseStudies);
  return (
    <PageFrame
      title="Case Studies"
      description={`Plants that work with robots and software of ${site.companyName}: what was in the way, what was done, what changed.`}
      path="/case-studies"
      shareImage="articles"
      heading="Case Studies"
      lead="What was in the way, what was done, and what changed."
      crumb="Case Studies"
    >
      <div>
        <SearchBox what="case studies" query={query} onQuery={setQuery} count={found.length} />
        <CardGrid
          cards={found.map(({ id, title, category, client, summary, image }) => ({
            key: id,
            to: `/case-study/${id}`,
            title,
            category: `${category} · ${client}`,
            text: summary,
            image,
          }))}
        />
      </div>
    </PageFrame>
  );
}
