import { Link } from 'react-router-dom';
import { formatFigure } from 'shared-config/robots/format-figure';
import { robotFigures } from 'shared-config/robots/robot-figures';
import { robotNames, robotPath } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { Accordion } from 'shared-ui/accordion';
import { NumberedSteps } from 'shared-ui/numbered-steps';
import { faqJsonLd } from 'shared-ui/page/faq-json-ld';
import { PageSection } from 'shared-ui/page/page-section';
import type { Application, SoftwareId } from '../content/application';
import type { Crumb } from '../page/breadcrumb';
import { GetInTouch } from '../page/get-in-touch';
import { PageFrame } from '../page/page-frame';
import { ResultList } from '../page/result-list';
import styles from './application-frame.module.css';

const softwareNames: Readonly<Record<SoftwareId, string>> = {
  syncos: `${site.platformName} Platform`,
  integrator: 'Integrator',
  'fleet-manager': 'Fleet Manager',
};

/** What the page is about, where it stands, and others of its kind. */
type ApplicationFrameProps = {
  application: Application;
  parents?: readonly Crumb[];
  others: readonly Application[];
};

/** The page of a use case, an industry or a solution: problem, flow, robots and software, results, questions. */
export function ApplicationFrame({ application, parents, others }: ApplicationFrameProps) {
  const { title, url, summary, image, problem, flow, robots, software, results, questions } = application;
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
      <PageSection id="problem" title="What gets in the way">
        <p className={styles.problem}>{problem}</p>
      </PageSection>
      <PageSection id="flow" title="How it runs">
        <NumberedSteps steps={flow} />
      </PageSection>
      <PageSection id="means" title="What does it">
        <Means robots={robots} software={software} />
      </PageSection>
      <PageSection id="results" title="What changes">
        <ResultList results={results} />
      </PageSection>
      <PageSection id="questions" title="Questions">
        <Accordion items={questions.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))} />
      </PageSection>
      <nav aria-label="Related pages">
        <ul className={styles.others}>
          {others
            .filter((other) => other !== application)
            .map((other) => (
              <li key={other.id}>
                <Link to={other.url}>{other.title}</Link>
              </li>
            ))}
        </ul>
      </nav>
      <GetInTouch
        title="Would it work in your hall?"
        text="Tell us loads, distances and what has to talk to what. An engineer answers."
        label="Ask an engineer"
        interest={title}
        path={url}
      />
    </PageFrame>
  );
}

/** The robots and the software that do the work, each leading to its page. */
function Means({ robots, software }: Pick<Application, 'robots' | 'software'>) {
  return (
    <ul className={styles.means}>
      {robots.map((robot) => (
        <li key={robot}>
          <Link className={styles.mean} to={robotPath(robot)}>
            <strong>
              {site.robotLineName} {robotNames[robot]}
            </strong>
            <span className={styles.text}>carries up to {formatFigure(robotFigures[robot].payload)}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.mean} to={`/products/${software}`}>
          <strong>{softwareNames[software]}</strong>
          <span className={styles.text}>sends the missions and connects your systems</span>
        </Link>
      </li>
    </ul>
  );
}
