import { Link } from 'react-router-dom';
import { robotHoursClaim, robotUptimeClaim } from 'shared-config/company-claims';
import { site } from 'shared-config/site';
import styles from './company-history.module.css';

/** What happened: `date` is a year or an ISO month, `when` the same in words; `to` a page that tells more. */
type Milestone = { date: string; when: string; text: string; to?: string };

/** The history, the first first. What is dated by month stands in news and case studies. */
const milestones: readonly Milestone[] = [
  {
    date: '2014',
    when: '2014',
    text: 'Five engineers found the company in Pune. Their first tugger pulls totes in a press shop.',
  },
  {
    date: '2016',
    when: '2016',
    text: 'A lifter works its first three shifts at a customer’s plant with nobody standing by.',
  },
  { date: '2019', when: '2019', text: `${site.platformName} moves a fleet of another brand for the first time.` },
  {
    date: '2021',
    when: '2021',
    text: 'The training centre in Chennai opens: planners learn on the robots they will run.',
  },
  {
    date: '2023',
    when: '2023',
    text: 'An office in Stuttgart looks after partners and projects in Central Europe.',
  },
  {
    date: '2025-11',
    when: 'November 2025',
    text: 'Missions can be simulated on the map before they are saved.',
    to: '/news/mission-editor',
  },
  {
    date: '2026-02',
    when: 'February 2026',
    text: `${site.robotLineName} robots have worked ${robotHoursClaim}, with ${robotUptimeClaim}.`,
    to: '/news/million-hours',
  },
  {
    date: '2026-04',
    when: 'April 2026',
    text: 'Service partners keep wear parts in their own stores, close to the plants.',
    to: '/news/service-partners',
  },
  {
    date: '2026-06',
    when: 'June 2026',
    text: 'A second assembly building opens, with a test course for six robots at a time.',
    to: '/news/second-assembly-hall',
  },
];

/** How the company got here: a list by date. */
export function CompanyHistory() {
  return (
    <ol className={styles.history}>
      {milestones.map(({ date, when, text, to }) => (
        <li key={date} className={styles.milestone}>
          <time className={`${styles.when} measured`} dateTime={date}>
            {when}
          </time>
          <span>
            {text}
            {to && (
              <>
                {' '}
                <Link className={styles.read} to={to}>
                  Read the news<span className="visually-hidden"> of {when}</span>
                </Link>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
