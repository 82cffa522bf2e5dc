import { controlRoom } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import { Accordion } from 'shared-ui/accordion';
import { PageSection } from 'shared-ui/page/page-section';
import { openings } from '../content/openings';
import { AskFor } from '../listing/ask-for';
import { formatDate } from '../listing/format-date';
import { PageFrame } from '../page/page-frame';
import styles from './careers-page.module.css';

/** Jobs and what it is like (specification §2). */
export default function CareersPage() {
  return (
    <PageFrame
      title="Careers"
      description={`Jobs at ${site.companyName}: people who build robots and software that plants depend on.`}
      path="/careers"
      shareImage="careers"
      heading="Work on what works"
      lead="What you build here drives through a plant the month after, and somebody tells you how it went."
      image={controlRoom}
      crumb="Careers"
      nodes={openings.map(({ id, title, posted, summary, city, country }) => ({
        '@type': 'JobPosting',
        '@id': `${site.origin}/careers#${id}`,
        title,
        description: summary,
        datePosted: posted,
        employmentType: 'FULL_TIME',
        hiringOrganization: { '@type': 'Organization', name: site.companyName, sameAs: site.origin },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
        },
      }))}
    >
      <PageSection id="openings" title="Open positions">
        <Accordion
          firstOpen
          items={openings.map(({ title, team, city, posted, summary, tasks, expectations, id }) => ({
            title: `${title}, ${city}`,
            content: (
              <div className={styles.opening}>
                <p>
                  {summary} Team: {team}. Open since <time dateTime={posted}>{formatDate(posted)}</time>.
                </p>
                <div className={styles.lists}>
                  <div>
                    <h4 className={styles.listTitle}>What you do</h4>
                    <ul className={styles.list}>
                      {tasks.map((task) => (
                        <li key={task}>{task}</li>
                      ))}
                    </ul>
                  </div>
                  <div>
                    <h4 className={styles.listTitle}>What you bring</h4>
                    <ul className={styles.list}>
                      {expectations.map((expectation) => (
                        <li key={expectation}>{expectation}</li>
                      ))}
                    </ul>
                  </div>
                </div>
                <AskFor label="Apply" interest={`the position “${title}”`} path={`/careers#${id}`} />
              </div>
            ),
          }))}
        />
      </PageSection>
      <PageSection id="how" title="How we choose">
        <ol className={styles.list}>
          <li>
            You write, in your own words, why this work. A curriculum vitae is enough; no letter template is read.
          </li>
          <li>A talk with the people you would work with, about things that you have made.</li>
          <li>A day in the test centre, paid, with a task that we really have.</li>
        </ol>
      </PageSection>
    </PageFrame>
  );
}
