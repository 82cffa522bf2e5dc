import { describeChange, studyPath, writeChange } from 'shared-config/references/studies';
import { site } from 'shared-config/site';
import { useSetInterest } from 'shared-config/store';
import { Closing } from 'shared-ui/page/closing';
import { NextLinks } from 'shared-ui/page/next-links';
import { caseStudies } from '../lists/case-studies';
import { listsAfter } from '../lists/lists-after';
import { CardGrid } from '../page/card-grid';
import { PageFrame } from '../page/page-frame';
import { SearchBox } from './search-box';
import { StudyChips } from './study-chips';
import { useSearch } from './use-search';
import { useStudyFilters } from './use-study-filters';

/** The list of case studies (specification §2, §5 Search). */
export default function CaseStudiesPage() {
  const setInterest = useSetInterest();
  const { groups, isFiltered, matches } = useStudyFilters(caseStudies);
  const search = useSearch(caseStudies.filter(matches));
  return (
    <PageFrame
      title="Case Studies"
      description={`Six plants that run on ${site.companyName} robots and software: the problem, the project week by week, and measured results.`}
      path="/case-studies"
      shareImage="own"
      heading="Case Studies"
      lead="The problem, the project week by week, the measured results, and what did not go well."
      crumb="Case Studies"
    >
      <div>
        <SearchBox
          what="case studies"
          search={search}
          choices={{ isOn: isFiltered, chips: <StudyChips groups={groups} /> }}
        />
        <CardGrid
          opensPage
          hasFeature={!isFiltered && search.query === ''}
          cards={search.found.map(({ id, title, category, client, change, image }) => ({
            key: id,
            to: studyPath(id),
            title,
            category: `${category} · ${client}`,
            figure: writeChange(change),
            text: describeChange(change),
            image,
          }))}
        />
      </div>
      <NextLinks links={listsAfter('/case-studies')} />
      <Closing
        title="Is your plant like one of these?"
        text="Tell us what you need to move. We tell you which study comes closest and what would be different for you."
        label="Ask an engineer"
        onContact={() => setInterest({ label: 'a project like one of the case studies', path: '/case-studies' })}
      />
    </PageFrame>
  );
}
