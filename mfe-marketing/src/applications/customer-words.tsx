import { Link } from 'react-router-dom';
import { describeChange, type StudyReference, studyPath, writeChange } from 'shared-config/references/studies';
import { PageSection } from 'shared-ui/page/page-section';
import styles from './customer-words.module.css';

/** A customer's sentence, and the figure that was measured there. */
export function CustomerWords({ study: { id, title, client, logo, change, quote } }: { study: StudyReference }) {
  return (
    <PageSection id="customer" title={`At ${client}`} level="utility" ground="dark">
      <figure className={styles.customer}>
        <blockquote className={styles.quote}>{quote.text}</blockquote>
        <figcaption className={styles.name}>
          {quote.name}
          <img
            className={styles.logo}
            src={logo.src}
            alt={client}
            width={logo.width}
            height={logo.height}
            loading="lazy"
          />
        </figcaption>
        <div className={styles.change}>
          <p className={styles.value}>
            <strong className="measured">{writeChange(change)}</strong>
          </p>
          <p className={styles.counted}>{describeChange(change)}</p>
          <Link className={styles.link} to={studyPath(id)}>
            {title}
          </Link>
        </div>
      </figure>
    </PageSection>
  );
}
