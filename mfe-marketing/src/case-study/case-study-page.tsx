import { Link } from 'react-router-dom';
import { robotNames, robotPath } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { DetailsDialog } from 'shared-ui/forms/details-form/details-dialog';
import { PageSection } from 'shared-ui/page/page-section';
import { Picture } from 'shared-ui/picture';
import { type CaseStudy, caseStudies } from '../content/case-studies';
import { FactBand } from '../page/fact-band';
import { PageFrame } from '../page/page-frame';
import { softwareParts } from '../page/software-parts';
import { usePageEntry } from '../page/use-page-entry';
import styles from './case-study-page.module.css';

/** A case study and its download (specification §2, §4); the shell shows its 404 page for any that is not in the list. */
export default function CaseStudyPage() {
  const study = usePageEntry(caseStudies);
  const { title, client, image, summary, challenge, solution, results, figures, quote, pdfName } = study;
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
      <KeyFacts {...study} />
      <PageSection id="challenge" title="What was in the way" layout="beside">
        <p className={styles.text}>{challenge}</p>
      </PageSection>
      <section className={styles.band} aria-label="In figures">
        <FactBand facts={figures} />
      </section>
      <PageSection id="solution" title="What was done" layout="beside">
        <ol className={`${styles.text} ${styles.steps}`}>
          {solution.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </PageSection>
      <figure className={styles.quote}>
        <blockquote>{quote.text}</blockquote>
        <figcaption>
          <cite>{quote.name}</cite>
          {quote.role}
        </figcaption>
      </figure>
      <PageSection id="results" title="What changed" layout="beside">
        <ul className={styles.results}>
          {results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
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
      <NextStudy after={study} />
    </PageFrame>
  );
}

/** Who it is about, and what is used there. */
function KeyFacts({ client, category, robots, software }: CaseStudy) {
  return (
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
      <div>
        <dt>Software</dt>
        <dd>
          <Link to={`/products/${software}`}>{softwareParts[software].name}</Link>
        </dd>
      </div>
    </dl>
  );
}

/** The study that follows in the list, and the first after the last. */
function NextStudy({ after }: { after: CaseStudy }) {
  const next = caseStudies[(caseStudies.indexOf(after) + 1) % caseStudies.length] ?? after;
  return (
    <aside className={styles.next} aria-label="Next case study">
      <Picture file={next.image} alt="" className={styles.nextPicture} sizes="(width >= 768px) 45rem, 100vw" />
      <div>
        <p className={styles.nextLabel}>Next case study</p>
        <h2 className={styles.nextTitle}>
          <Link className={styles.nextLink} to={`/case-study/${next.id}`}>
            {next.title}
          </Link>
        </h2>
        <p>{next.client}</p>
      </div>
    </aside>
  );
}
