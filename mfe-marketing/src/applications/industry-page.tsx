import { studies } from 'shared-config/references/studies';
import { NumberedSteps } from 'shared-ui/numbered-steps';
import { faqJsonLd } from 'shared-ui/page/faq-json-ld';
import { PageSection } from 'shared-ui/page/page-section';
import { SeenAtWork } from 'shared-ui/page/seen-at-work';
import { industries } from '../lists/industries';
import { FactBand } from '../page/fact-band';
import { PageFrame } from '../page/page-frame';
import { RobotsAndSoftware } from '../page/robots-and-software';
import { usePageEntry } from '../page/use-page-entry';
import { ApplicationQuestions } from './application-questions';
import { AskAnEngineer } from './ask-an-engineer';
import { CustomerWords } from './customer-words';
import { FlowMap } from './flow-map';
import { IndustryOpening } from './industry-opening';
import styles from './industry-page.module.css';
import { OtherApplications } from './other-applications';

/**
 * An industry (specification §2): its picture from edge to edge, a customer's words and figure, what is asked of the plant, the flow on
 * the plan (docs/design-language.md, Families). The shell shows its 404 page for any other than these.
 */
export default function IndustryPage() {
  const industry = usePageEntry(industries);
  const { title, url, summary, headings, problem, measure, flow, steps, robots, software, results, questions } =
    industry;
  const [quoted, ...others] = studies.filter(({ applications }) => applications.some((one) => one === url));
  return (
    <PageFrame
      title={title}
      description={summary}
      path={url}
      shareImage="own"
      heading={title}
      opening={(breadcrumb) => <IndustryOpening industry={industry} breadcrumb={breadcrumb} />}
      crumb={title}
      parents={[{ label: 'Solutions', to: '/solutions' }]}
      nodes={[faqJsonLd(questions)]}
    >
      {quoted && (
        <div className={styles.customer}>
          <CustomerWords study={quoted} />
        </div>
      )}
      <PageSection id="problem" title={headings.problem} layout="beside" level="chapter">
        <p className={styles.text}>{problem}</p>
        <p className={styles.measure}>
          <strong className={`${styles.value} measured`}>{measure.value}</strong>
          {measure.text}
        </p>
      </PageSection>
      <PageSection id="flow" title={headings.flow}>
        <FlowMap flow={flow} />
        <NumberedSteps steps={steps} />
      </PageSection>
      <PageSection id="means" title={headings.means}>
        <RobotsAndSoftware robots={robots} software={software} />
      </PageSection>
      <PageSection id="results" title={headings.results} level="section">
        <FactBand facts={results} />
      </PageSection>
      <SeenAtWork studies={others} />
      <ApplicationQuestions questions={questions} />
      <AskAnEngineer application={industry} />
      <OtherApplications title="Other industries" all={industries} than={industry} />
    </PageFrame>
  );
}
