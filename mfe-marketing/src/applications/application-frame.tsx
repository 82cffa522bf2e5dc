import { studies } from 'shared-config/references/studies';
import { useSetInterest } from 'shared-config/store';
import { NumberedSteps } from 'shared-ui/numbered-steps';
import { Closing } from 'shared-ui/page/closing';
import { faqJsonLd } from 'shared-ui/page/faq-json-ld';
import { PageSection } from 'shared-ui/page/page-section';
import { SeenAtWork } from 'shared-ui/page/seen-at-work';
import type { Application } from '../content/application';
import { FactBand } from '../page/fact-band';
import { PageFrame } from '../page/page-frame';
import { PictureLinks } from '../page/picture-links';
import { RobotsAndSoftware } from '../page/robots-and-software';
import { softwareParts } from '../page/software-parts';
import styles from './application-frame.module.css';
import { FlowDiagram } from './flow-diagram';

/** What the page is about, where it stands, and what others of its kind are called. */
type ApplicationFrameProps = {
  application: Application;
  others: readonly Application[];
  othersTitle: string;
};

/** The page of a use case, an industry or a solution: problem, flow of goods, robots and software, results, questions. */
export function ApplicationFrame({ application, others, othersTitle }: ApplicationFrameProps) {
  const setInterest = useSetInterest();
  const {
    title,
    url,
    summary,
    image,
    headings,
    request,
    problem,
    measure,
    flow,
    steps,
    robots,
    software,
    results,
    questions,
  } = application;
  return (
    <PageFrame
      title={title}
      description={summary}
      path={url}
      shareImage="own"
      heading={title}
      lead={summary}
      image={image}
      crumb={title}
      parents={[{ label: 'Solutions', to: '/solutions' }]}
      nodes={[faqJsonLd(questions)]}
    >
      <PageSection id="problem" title={headings.problem} layout="beside">
        <div className={styles.problem}>
          <p className={styles.text}>{problem}</p>
          <div className={styles.measure}>
            <p className={`${styles.value} measured`}>{measure.value}</p>
            <p className={styles.measureText}>{measure.text}</p>
          </div>
        </div>
      </PageSection>
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
      <SeenAtWork studies={studies.filter(({ applications }) => applications.some((one) => one === url))} />
      <PageSection id="questions" title="Questions" layout="beside">
        {questions.map(({ question, answer }) => (
          <div key={question} className={styles.question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </PageSection>
      <PageSection id="others" title={othersTitle}>
        <PictureLinks
          links={others
            .filter((other) => other !== application)
            .map(({ url: to, image: picture, title: name }) => ({ to, image: picture, title: name }))}
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
