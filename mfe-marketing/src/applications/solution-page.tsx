import { Picture } from 'kit/page/picture';
import { useSetInterest } from 'shared-config/store';
import { NumberedSteps } from 'shared-ui/numbered-steps';
import { Closing } from 'shared-ui/page/closing';
import { faqJsonLd } from 'shared-ui/page/faq-json-ld';
import { PageSection } from 'shared-ui/page/page-section';
import { solutions } from '../lists/solutions';
import { FactBand } from '../page/fact-band';
import { PageFrame } from '../page/page-frame';
import { PictureLinks } from '../page/picture-links';
import { RobotsAndSoftware } from '../page/robots-and-software';
import { softwareParts } from '../page/software-parts';
import { usePageEntry } from '../page/use-page-entry';
import { ApplicationQuestions } from './application-questions';
import { ApplicationStudies } from './application-studies';
import { ComparisonTable } from './comparison-table';
import { FlowDiagram } from './flow-diagram';
import styles from './solution-page.module.css';

/** A solution (specification §2 Other routes): before and after side by side, then how; the shell shows its 404 page for any other than these. */
export default function SolutionPage() {
  const solution = usePageEntry(solutions);
  const setInterest = useSetInterest();
  const {
    title,
    url,
    summary,
    image,
    headings,
    request,
    comparison,
    flow,
    steps,
    robots,
    software,
    results,
    questions,
  } = solution;
  return (
    <PageFrame
      title={title}
      description={summary}
      path={url}
      shareImage="own"
      heading={title}
      lead={summary}
      crumb={title}
      parents={[{ label: 'Solutions', to: '/solutions' }]}
      nodes={[faqJsonLd(questions)]}
    >
      <PageSection id="comparison" title={headings.comparison} level="section">
        <ComparisonTable {...comparison} />
      </PageSection>
      <Picture
        file={image}
        className={styles.picture}
        sizes="(width >= 1408px) 1280px, calc(100vw - 2.5rem)"
        loading="eager"
      />
      <PageSection id="flow" title={headings.flow}>
        <FlowDiagram flow={flow} software={softwareParts[software].name} />
        <div className={styles.steps}>
          <NumberedSteps steps={steps} />
        </div>
      </PageSection>
      <PageSection id="means" title={headings.means}>
        <RobotsAndSoftware robots={robots} software={software} />
      </PageSection>
      <PageSection id="results" title={headings.results}>
        <FactBand facts={results} />
      </PageSection>
      <ApplicationStudies url={url} />
      <ApplicationQuestions questions={questions} />
      <PageSection id="others" title="Other solutions" level="utility">
        <PictureLinks
          links={solutions
            .filter((other) => other !== solution)
            .map((other) => ({ to: other.url, image: other.image, title: other.title }))}
        />
      </PageSection>
      <Closing
        title={`Ask us about ${title}`}
        text={request}
        label="Ask an engineer"
        onContact={() => setInterest({ label: title, path: url })}
      />
    </PageFrame>
  );
}
