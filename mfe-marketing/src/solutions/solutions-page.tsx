import { site } from 'shared-config/site';
import { PageSection } from 'shared-ui/page/page-section';
import { industries } from '../content/industries';
import { solutions } from '../content/solutions';
import { useCases } from '../content/use-cases';
import { CardGrid } from '../page/card-grid';
import { PageFrame } from '../page/page-frame';

const kinds = [
  { id: 'solutions', title: 'By task', pages: solutions },
  { id: 'use-cases', title: 'By place in the flow', pages: useCases },
  { id: 'industries', title: 'By industry', pages: industries },
];

/** All that the robots and the platform are used for: solutions, use cases and industries. */
export default function SolutionsPage() {
  return (
    <PageFrame
      title="Solutions"
      description={`What robots and software of ${site.companyName} are used for: solutions, use cases and industries.`}
      path="/solutions"
      shareImage="solutions"
      heading="Solutions"
      lead="By task, by place in the flow, or by industry: each page says what runs, with what, and what has to be there."
      crumb="Solutions"
    >
      {kinds.map(({ id, title, pages }) => (
        <PageSection key={id} id={id} title={title}>
          <CardGrid
            titleLevel="h3"
            cards={pages.map(({ url, title: name, summary, image }) => ({
              key: url,
              to: url,
              title: name,
              text: summary,
              image,
            }))}
          />
        </PageSection>
      ))}
    </PageFrame>
  );
}
