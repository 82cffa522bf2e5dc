import { keepPlace } from 'kit/contract/navigation-state';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './partner-tab-bar.module.css';
import { partnerTabs } from './partner-tabs';

/** Where in the window the bar stood when a tab was chosen; the next tab's bar takes the same place. */
let leftAt: number | undefined;

/** The three tabs as links; below 768 px a previous/next stepper (specification §2 Commercial partner pages). */
export function PartnerTabBar({ path }: { path: string }) {
  const index = partnerTabs.findIndex((tab) => tab.path === path);
  const previous = partnerTabs[index - 1];
  const next = partnerTabs[index + 1];
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (leftAt === undefined || !bar.current) return;
    window.scrollBy({ top: bar.current.getBoundingClientRect().top - leftAt, behavior: 'instant' });
    leftAt = undefined;
    const shown = [...bar.current.querySelectorAll<HTMLElement>('[aria-current]')].find((tab) => tab.checkVisibility());
    shown?.focus({ preventScroll: true });
  }, []);
  const link = {
    state: keepPlace,
    onClick: () => {
      leftAt = bar.current?.getBoundingClientRect().top;
    },
  };

  return (
    <nav ref={bar} className={styles.partnerTabs} aria-label="Ways to partner">
      <ul className={styles.tabs}>
        {partnerTabs.map((tab) => (
          <li key={tab.path}>
            <Link
              {...link}
              className={styles.tab}
              to={tab.path}
              {...(tab.path === path ? { 'aria-current': 'page' } : {})}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.stepper}>
        {previous ? (
          <Link {...link} className={styles.step} to={previous.path} aria-label={`Previous: ${previous.label}`}>
            ←
          </Link>
        ) : (
          <span className={styles.step} aria-hidden="true" />
        )}
        <p className={styles.current} aria-current="page" tabIndex={-1}>
          {partnerTabs[index]?.label}
          <span className={styles.position}>
            {index + 1} of {partnerTabs.length}
          </span>
        </p>
        {next ? (
          <Link {...link} className={styles.step} to={next.path} aria-label={`Next: ${next.label}`}>
            →
          </Link>
        ) : (
          <span className={styles.step} aria-hidden="true" />
        )}
      </div>
    </nav>
  );
}
