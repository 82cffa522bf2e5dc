import { Link } from 'react-router-dom';
import { aboutUs } from './about-us.content';
import styles from './company-history.module.css';

/** `2026-04` → `April 2026`; a year stays as it is. */
const inWords = (date: string) =>
  date.length === 4
    ? date
    : new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));

/** How the company got here: a list by date. */
export function CompanyHistory() {
  return (
    <ol className={styles.history}>
      {aboutUs.history.map(({ date, text, news }) => (
        <li key={date} className={styles.milestone}>
          <time className={`${styles.when} measured`} dateTime={date}>
            {inWords(date)}
          </time>
          <span>
            {text}
            {news && (
              <>
                {' '}
                <Link className={styles.read} to={news}>
                  Read the news<span className="visually-hidden"> of {inWords(date)}</span>
                </Link>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
