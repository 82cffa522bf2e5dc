import { formatDay } from 'kit/posts/format-day';
import { controlRoom } from 'shared-config/media/catalog';
import { site, siteAddress } from 'shared-config/site';
import { useSetInterest } from 'shared-config/store';
import { NumberedSteps } from 'shared-ui/numbered-steps';
import { Closing } from 'shared-ui/page/closing';
import { PageSection } from 'shared-ui/page/page-section';
import { type Opening, openings } from '../content/openings.content';
import { InterestButton } from '../listing/interest-button';
import { PageFrame } from '../page/page-frame';
import styles from './careers-page.module.css';

/** An opening, and whether it is shown open at the start. */
type OpeningRowProps = Opening & { isOpen: boolean };

/** Jobs and what it is like (specification §2). */
export default function CareersPage() {
  const setInterest = useSetInterest();
  return (
    <PageFrame
      title="Careers"
      description={`Jobs at ${site.companyName}: build robots and software that plants depend on.`}
      path="/careers"
      shareImage="own"
      heading="Robots and software for real plants"
      lead="What you build here runs in a plant a month later, and you hear how it works."
      image={controlRoom}
      crumb="Careers"
      nodes={openings.map(({ id, title, posted, summary, city, country }) => ({
        '@type': 'JobPosting',
        '@id': siteAddress(`/careers#${id}`),
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
        <ul className={styles.openings}>
          {openings.map((opening, index) => (
            <li key={opening.id} id={opening.id}>
              <OpeningRow {...opening} isOpen={index === 0} />
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="how" title="How we hire" level="section" ground="tinted">
        <NumberedSteps
          steps={[
            { title: 'You write', text: 'Tell us in your own words why you want this job. A CV is enough.' },
            {
              title: 'We talk',
              text: 'You meet the people you would work with, and show us something you have built.',
            },
            { title: 'You work with us for a day', text: 'A paid day in the test centre, on a real task.' },
          ]}
        />
      </PageSection>
      <Closing
        title="No suitable position?"
        text="Tell us what you do best. We answer even if there is no opening yet."
        label="Write to us"
        onContact={() => setInterest({ label: 'work at the company', path: '/careers' })}
      />
    </PageFrame>
  );
}

/** A row of the table of positions: role, team, place and date, and what it is about once it is opened. */
function OpeningRow({ id, title, team, city, posted, summary, tasks, expectations, isOpen }: OpeningRowProps) {
  return (
    <details className={styles.opening} open={isOpen} suppressHydrationWarning>
      <summary className={styles.row}>
        <h3 className={styles.role}>{title}</h3>
        <span>{team}</span>
        <span>{city}</span>
        <time dateTime={posted}>{formatDay(posted)}</time>
      </summary>
      <div className={styles.content}>
        <p className={styles.summary}>{summary}</p>
        <TitledList title="What you do" entries={tasks} />
        <TitledList title="What you bring" entries={expectations} />
        <InterestButton isMain label="Apply" interest={`the position “${title}”`} path={`/careers#${id}`} />
      </div>
    </details>
  );
}

function TitledList({ title, entries }: { title: string; entries: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}
