import { site } from 'shared-config/site';
import { industries } from '../content/industries';
import { solutions } from '../content/solutions';
import { useCases } from '../content/use-cases';
import { CardGrid } from '../page/card-grid';
import { PageFrame } from '../page/page-frame';

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
      <CardGrid
        cards={[
          ...solutions.map((one) => ({ ...one, category: 'Solution' })),
          ...useCases.map((one) => ({ ...one, category: 'Use case' })),
          ...industries.map((one) => ({ ...one, category: 'Industry' })),
        ].map(({ url, title, category, summary, image }) => ({
          key: url,
          to: url,
          title,
          category,
          text: summary,
          image,
        }))}
      />
    </PageFrame>
  );
}
