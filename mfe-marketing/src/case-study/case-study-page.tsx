import { Link } from 'react-router-dom';
import { robotNames, robotPath } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { DetailsDialog } from 'shared-ui/forms/details-form/details-dialog';
import { PageSection } from 'shared-ui/page/page-section';
import { caseStudies } from '../content/case-studies';
import { PageFrame } from '../page/page-frame';
import { ResultList } from '../page/result-list';
import { usePageEntry } from '../page/use-page-entry';
import styles from './case-study-page.module.css';

/** A case study and its download (specification §2, §4); the shell shows its 404 page for any that is not in the list. */
export default function CaseStudyPage() {
  const study = usePageEntry(caseStudies);
  const { title, client, category, image, summary, challenge, solution, results, robots, pdfName } = study;
  const path = `/case-study/${study.id}`;
  return (
    <PageFrame
      title={title}
      description={summary}
      path={path}
      shareImage="articles"
      heading={title}
      lead={summary}
      image={image}
      parents={[{ label: 'Case Studies', to: '/case-studies' }]}
      crumb={client}
      nodes={[
        {
          '@type': 'Article',
          headline: title,
          description: summary,
          about: client,
          author: { '@type': 'Organization', name: site.companyName },
        },
      ]}
    >
      <dl className={styles.facts}>
        <div>
          <dt>Client</dt>
          <dd>{client}</dd>
        </div>
        <div>
          <dt>Industry</dt>
          <dd>{category}</dd>
        </div>
        <div>
          <dt>Robots</dt>
          <dd>
            {robots.map((robot) => (
              <Link key={robot} to={robotPath(robot)}>
                {robotNames[robot]}
              </Link>
            ))}
          </dd>
        </div>
      </dl>
      <PageSection id="challenge" title="What was in the way">
        <p className={styles.challenge}>{challenge}</p>
      </PageSection>
      <PageSection id="solution" title="What was done">
        <ol className={styles.steps}>
          {solution.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </PageSection>
      <PageSection id="results" title="What changed">
        <ResultList results={results} />
      </PageSection>
      <section className={styles.download} aria-labelledby="download">
        <h2 id="download" className={styles.downloadTitle}>
          Take it with you
        </h2>
        <p>The case study as a PDF, to read on the way or to pass on.</p>
        <DetailsDialog
          openLabel="Download Case Study"
          title={`Case study: ${client}`}
          formName="case-study-form"
          source={study.id}
          pdfName={pdfName}
        />
      </section>
    </PageFrame>
  );
}
