import { useRef } from 'react';
import { useHydrated } from 'shared-ui/use-hydrated';
import { useInView } from 'shared-ui/use-in-view';
import { useMediaQuery } from 'shared-ui/use-media-query';
import styles from './stat-cards.module.css';
import { type Statistic, statistics } from './statistics';
import { useCountUp } from './use-count-up';

/** The row's class, for rows that watch themselves. */
export { styles as statCardsStyles };

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

/** A statistic, whether it may count now, and whether it shows 0 until then (specification §4 Animations). */
export type StatCardProps = Statistic & { isCounting: boolean; startsAtZero?: boolean };

/** One number that counts up. */
export function StatCard({ value, suffix, label, isCounting, startsAtZero = false }: StatCardProps) {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const counted = useCountUp(value, isCounting, startsAtZero);
  // Until the script is there to count, and where less motion is wished for, the claim itself is shown.
  const shown = useHydrated() && !isCalm ? counted : value;
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
