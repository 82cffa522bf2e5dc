import { site } from 'shared-config/site';
import { NumberedSteps } from 'shared-ui/numbered-steps';
import { faqJsonLd } from 'shared-ui/page/faq-json-ld';
import { PageSection } from 'shared-ui/page/page-section';
import type { Application } from '../content/application';
import type { Crumb } from '../page/breadcrumb';
import { FactBand } from '../page/fact-band';
import { GetInTouch } from '../page/get-in-touch';
import { Means } from '../page/means';
import { PageFrame } from '../page/page-frame';
import { PictureLinks } from '../page/picture-links';
import { softwareParts } from '../page/software-parts';
import styles from './application-frame.module.css';
import { FlowDiagram } from './flow-diagram';

/** What the page is about, where it stands, and what others of its kind are called. */
type ApplicationFrameProps = {
  application: Application;
  parents?: readonly Crumb[];
  others: readonly Application[];
  othersTitle: string;
};

/** The page of a use case, an industry or a solution: problem, flow of goods, robots and software, results, questions. */
export function ApplicationFrame({ application, parents, others, othersTitle }: ApplicationFrameProps) {
  const { title, url, summary, image, headings, problem, measure, flow, steps, robots, software, results, questions } =
    application;
  return (
    <PageFrame
      title={title}
      description={summary}
      path={url}
      shareImage="solutions"
      heading={title}
      lead={summary}
      image={image}
      crumb={title}
      {...(parents ? { parents } : {})}
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
        <Means robots={robots} software={software} />
      </PageSection>
      <PageSection id="results" title={headings.results}>
        <FactBand facts={results} />
      </PageSection>
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
      <GetInTouch
        title="Would it work in your plant?"
        text={`Tell us your loads and distances, and what ${site.companyName} has to connect to. An engineer answers.`}
        label="Ask an engineer"
        interest={title}
        path={url}
      />
    </PageFrame>
  );
}
