import { site } from 'shared-config/site';
import { caseStudies } from '../content/case-studies';
import { CardGrid } from '../page/card-grid';
import { GetInTouch } from '../page/get-in-touch';
import { PageFrame } from '../page/page-frame';
import { SearchBox } from './search-box';
import { useSearch } from './use-search';

/** The list of case studies (specification §2, §5 Search). */
export default function CaseStudiesPage() {
  const search = useSearch(caseStudies);
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
        <SearchBox what="case studies" search={search} />
        <CardGrid
          cards={search.found.map(({ id, title, category, client, summary, image }) => ({
            key: id,
            to: `/case-study/${id}`,
            title,
            category: `${category} · ${client}`,
            text: summary,
            image,
          }))}
        />
      </div>
      <GetInTouch
        title="Is your plant like one of these?"
        text="Tell us what has to move. We name the study that comes closest, and what would be different."
        label="Ask an engineer"
        interest="a project like one of the case studies"
        path="/case-studies"
      />
    </PageFrame>
  );
}
