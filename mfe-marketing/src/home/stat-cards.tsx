import { useRef } from 'react';
import { useInView } from 'shared-ui/hooks/use-in-view';
import styles from './stat-cards.module.css';
import { type Statistic, statistics } from './statistics';
import { useCountUp } from './use-count-up';

/** The three animated stat cards (specification §2 Home page). */
export function StatCards() {
  const row = useRef<HTMLDListElement>(null);
  const isInView = useInView(row);
  return (
    <dl ref={row} className={styles.cards}>
      {statistics.map((statistic) => (
        <StatCard key={statistic.label} {...statistic} isCounting={isInView} />
      ))}
    </dl>
  );
}

function StatCard({ value, suffix, label, isCounting }: Statistic & { isCounting: boolean }) {
  const shown = useCountUp(value, isCounting);
  return (
    <div className={styles.card}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {/* The moving number is decoration; a screen reader gets the claim itself. */}
        <span aria-hidden="true">{`${shown}${suffix}`}</span>
        <span className="visually-hidden">{`${value}${suffix}`}</span>
      </dd>
    </div>
  );
}
