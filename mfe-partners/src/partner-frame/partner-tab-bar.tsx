import { Link } from 'react-router-dom';
import styles from './partner-tab-bar.module.css';
import { partnerTabs } from './partner-tabs';

/** The three tabs as links; below 768 px a previous/next stepper (specification §2 Commercial partner pages). */
export function PartnerTabBar({ path }: { path: string }) {
  const index = partnerTabs.findIndex((tab) => tab.path === path);
  const previous = partnerTabs[index - 1];
  const next = partnerTabs[index + 1];
  return (
    <nav className={styles.partnerTabs} aria-label="Ways to partner">
      <ul className={styles.tabs}>
        {partnerTabs.map((tab) => (
          <li key={tab.path}>
            <Link className={styles.tab} to={tab.path} {...(tab.path === path ? { 'aria-current': 'page' } : {})}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.stepper}>
        {previous ? (
          <Link className={styles.step} to={previous.path} aria-label={`Previous: ${previous.label}`}>
            ←
          </Link>
        ) : (
          <span className={styles.step} aria-hidden="true" />
        )}
        <p className={styles.current}>
          {partnerTabs[index]?.label}
          <span className={styles.position}>
            {index + 1} of {partnerTabs.length}
          </span>
        </p>
        {next ? (
          <Link className={styles.step} to={next.path} aria-label={`Next: ${next.label}`}>
            →
          </Link>
        ) : (
          <span className={styles.step} aria-hidden="true" />
        )}
      </div>
    </nav>
  );
}
