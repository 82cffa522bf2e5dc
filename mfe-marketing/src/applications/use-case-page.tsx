import { Picture } from 'kit/page/picture';
import { faqJsonLd } from 'shared-ui/page/faq-json-ld';
import { PageSection } from 'shared-ui/page/page-section';
import { useCases } from '../lists/use-cases';
import { FactBand } from '../page/fact-band';
import { PageFrame } from '../page/page-frame';
import { RobotsAndSoftware } from '../page/robots-and-software';
import { usePageEntry } from '../page/use-page-entry';
import { ApplicationQuestions } from './application-questions';
import { ApplicationStudies } from './application-studies';
import { AskAnEngineer } from './ask-an-engineer';
import { OtherApplications } from './other-applications';
import { UseCaseOpening } from './use-case-opening';
import styles from './use-case-page.module.css';

/**
 * A use case (specification §2): the floor plan that plays its steps, the problem in one figure, what does the work, what came of it
 * (docs/design-language.md, Families). The shell shows its 404 page for any other than these.
 */
export default function UseCasePage() {
  const useCase = usePageEntry(useCases);
  const { title, url, summary, image, headings, problem, measure, robots, software, results, questions } = useCase;
  return (
    <PageFrame
      title={title}
      description={summary}
      path={url}
      shareImage="own"
      heading={title}
      opening={(breadcrumb) => <UseCaseOpening key={url} useCase={useCase} breadcrumb={breadcrumb} />}
      crumb={title}
      parents={[{ label: 'Solutions', to: '/solutions' }]}
      nodes={[faqJsonLd(questions)]}
    >
      <PageSection id="problem" title={headings.problem}>
        <div className={styles.problem}>
          <p className={styles.measure}>
            <strong className={`${styles.value} measured`}>{measure.value}</strong> {measure.text}
          </p>
          <p className={styles.text}>{problem}</p>
        </div>
      </PageSection>
      <PageSection id="means" title={headings.means}>
        <Picture file={image} className={styles.picture} sizes="(width >= 1408px) 1280px, calc(100vw - 2.5rem)" />
        <RobotsAndSoftware robots={robots} software={software} />
      </PageSection>
      <PageSection id="results" title={headings.results}>
        <FactBand facts={results} />
      </PageSection>
      <ApplicationStudies url={url} />
      <ApplicationQuestions questions={questions} />
      <AskAnEngineer application={useCase} />
      <OtherApplications title="Other use cases" all={useCases} than={useCase} />
    </PageFrame>
  );
}
