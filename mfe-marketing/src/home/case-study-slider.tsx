import { Picture } from 'kit/page/picture';
import { useHydrated } from 'kit/page/use-hydrated';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { describeChange, studyPath, writeChange } from 'shared-config/references/studies';
import { caseStudies } from '../lists/case-studies';
import styles from './case-study-slider.module.css';

/** Case studies side by side: scrolled by touch, wheel, keys, or the two buttons that come with the script. */
export default function CaseStudySlider() {
  const isHydrated = useHydrated();
  const row = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1) => {
    const card = row.current?.firstElementChild;
    row.current?.scrollBy({ left: direction * (card?.clientWidth ?? 0) });
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard */}
      <ul ref={row} className={styles.row} tabIndex={0} aria-label="Case studies">
        {caseStudies.map(({ id, title, client, change, image }) => (
          <li key={id} className={styles.card}>
            <Picture file={image} alt="" className={styles.image} sizes="(width >= 768px) 24rem, 85vw" maxWidth={800} />
            <p className={styles.client}>{client}</p>
            <h3 className={styles.title}>
              <Link to={studyPath(id)}>{title}</Link>
            </h3>
            <p className={`${styles.figure} measured`}>{writeChange(change)}</p>
            <p className={styles.text}>{describeChange(change)}</p>
          </li>
        ))}
      </ul>
      {isHydrated && (
        <div className={styles.buttons}>
          <button type="button" className={styles.button} aria-label="Previous case studies" onClick={() => scroll(-1)}>
            ←
          </button>
          <button type="button" className={styles.button} aria-label="Next case studies" onClick={() => scroll(1)}>
            →
          </button>
        </div>
      )}
    </div>
  );
}
