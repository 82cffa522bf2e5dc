import { Link } from 'react-router-dom';
import { type StudyReference, studyPath, writeChange } from 'shared-config/references/studies';
import { PageSection } from './page-section';
import styles from './seen-at-work.module.css';

/** The case studies about the subject of a page: the measurement before and after, and a sentence of the customer; nothing where there is none. */
export function SeenAtWork({ studies }: { studies: readonly StudyReference[] }) {
  if (studies.length === 0) return null;
  return (
    <PageSection id="seen-at-work" title="Seen at work in" level="section" ground="tinted">
      <ul>
        {studies.map(({ id, title, client, logo, change, quote }) => (
          <li key={id} className={styles.study}>
            <div>
              <p className={styles.counted}>{change.text}</p>
              <Bar label="Before" className={styles.before} share={100} figure={`${change.before}${change.unit}`} />
              <Bar
                label="Now"
                className={styles.now}
                share={(100 * change.after) / change.before}
                figure={writeChange(change)}
              />
            </div>
            <div>
              <img
                className={styles.logo}
                src={logo.src}
                alt={client}
                width={logo.width}
                height={logo.height}
                loading="lazy"
              />
              <figure className={styles.quote}>
                <blockquote>{quote.text}</blockquote>
                <figcaption>{quote.name}</figcaption>
              </figure>
              <Link className={styles.link} to={studyPath(id)}>
                {title}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** A figure with a bar, as a share of the longest in percent. */
type BarProps = { label: string; className: string | undefined; share: number; figure: string };

function Bar({ label, className, share, figure }: BarProps) {
  return (
    <p className={`${styles.row} ${className}`}>
      <span>{label}</span>
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {/* Of nothing a line is left. */}
        <rect width={Math.max(share, 0.5)} height="10" />
      </svg>
      <strong className="measured">{figure}</strong>
    </p>
  );
}
