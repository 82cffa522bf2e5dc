import { site } from 'shared-config/site';
import { NextLinks } from 'shared-ui/page/next-links';
import { PageSection } from 'shared-ui/page/page-section';
import { industries } from '../content/industries';
import { listsAfter } from '../content/lists';
import { solutions } from '../content/solutions';
import { useCases } from '../content/use-cases';
import { CardGrid } from '../page/card-grid';
import { PageFrame } from '../page/page-frame';

const kinds = [
  { id: 'solutions', title: 'By task', pages: solutions },
  { id: 'use-cases', title: 'By stage of the material flow', pages: useCases },
  { id: 'industries', title: 'By industry', pages: industries },
];

/** All that the robots and the platform are used for: solutions, use cases and industries. */
export default function SolutionsPage() {
  return (
    <PageFrame
      title="Solutions"
      description={`What ${site.companyName} robots and software do: solutions by task, use cases and industries.`}
      path="/solutions"
      shareImage="own"
      heading="Solutions"
      lead="By task, stage of the flow or industry. Each page shows the flow, the robots and the results."
      crumb="Solutions"
    >
      {kinds.map(({ id, title, pages }, index) => (
        <PageSection key={id} id={id} title={title}>
          <CardGrid
            opensPage={index === 0}
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
      <NextLinks links={listsAfter('/solutions')} />
    </PageFrame>
  );
}
