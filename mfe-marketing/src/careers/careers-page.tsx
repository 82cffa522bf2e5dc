import { formatDay } from 'kit/posts/format-day';
import { site, siteAddress } from 'shared-config/site';
import { useSetInterest } from 'shared-config/store';
import { Closing } from 'shared-ui/page/closing';
import { InterestButton } from '../listing/interest-button';
import { type Opening, openings } from '../lists/openings.content';
import { PageFrame } from '../page/page-frame';
import { EntrySteps } from '../page-text/entry-steps';
import { frameOf } from '../page-text/frame-of';
import { type ChapterLayout, PageChapter } from '../page-text/page-chapter';
import { careers } from './careers.content';
import styles from './careers-page.module.css';

/** An opening, and whether it is shown open at the start. */
type OpeningRowProps = Opening & { isOpen: boolean };

const layouts: Readonly<Record<string, ChapterLayout>> = { openings: {}, how: { level: 'section', ground: 'tinted' } };

/** Jobs and what it is like (specification §2). */
export default function CareersPage() {
  const setInterest = useSetInterest();
  return (
    <PageFrame
      {...frameOf(careers, '/careers')}
      nodes={openings.map(({ id, title, posted, until, summary, city, country }) => ({
        '@type': 'JobPosting',
        '@id': siteAddress(`/careers#${id}`),
        title,
        description: summary,
        datePosted: posted,
        validThrough: until,
        employmentType: 'FULL_TIME',
        hiringOrganization: { '@type': 'Organization', name: site.companyName, sameAs: site.origin },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
        },
      }))}
    >
      {careers.chapters.map((chapter) => (
        <PageChapter
          key={chapter.id}
          chapter={chapter}
          layout={layouts[chapter.id]}
          inserts={{ openings: <Openings /> }}
          showEntries={(entries) => <EntrySteps entries={entries} />}
        />
      ))}
      {careers.closing && (
        <Closing
          title={careers.closing.title}
          text={careers.closing.text}
          label={careers.closing.button}
          onContact={() => setInterest({ label: 'work at the company', path: '/careers' })}
        />
      )}
    </PageFrame>
  );
}

/** The table of positions. */
function Openings() {
  return (
    <ul className={styles.openings}>
      {openings.map((opening, index) => (
        <li key={opening.id} id={opening.id}>
          <OpeningRow {...opening} isOpen={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** A row of the table of positions: role, team, place and date, and what it is about once it is opened. */
function OpeningRow({ isOpen, ...opening }: OpeningRowProps) {
  const { id, title, team, city, posted, until, summary, tasks, expectations } = opening;
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
        <p>
          Apply by <time dateTime={until}>{formatDay(until)}</time>.
        </p>
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
