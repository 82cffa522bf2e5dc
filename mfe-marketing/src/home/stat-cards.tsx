import { useHydrated } from 'kit/page/use-hydrated';
import { useInView } from 'kit/page/use-in-view';
import { useMediaQuery } from 'kit/page/use-media-query';
import { useRef } from 'react';
import { type CountedClaim, countedClaims, countedClaimsBase } from 'shared-config/company-claims';
import styles from './stat-cards.module.css';
import { useCountUp } from './use-count-up';

/** When the numbers count (specification §4 Animations). */
type StatCardsProps = {
  /** How far down the viewport the row must have come, from 0 (top) to 1 (bottom). */
  line?: number;
  /** Whether the numbers are 0 until then. */
  startsAtZero?: boolean;
};

/** The three claims as cards whose numbers count up once the row is in view (specification §2 Home page). */
export function StatCards({ line = 1, startsAtZero = false }: StatCardsProps) {
  const row = useRef<HTMLDListElement>(null);
  const isInView = useInView(row, line);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  // Until the script is there to count, and where less motion is wished for, the claim itself is shown.
  const isAnimated = useHydrated() && !isCalm;
  return (
    <div>
      <dl ref={row} className={styles.cards}>
        {countedClaims.map((claim) => (
          <StatCard
            key={claim.label}
            {...claim}
            isAnimated={isAnimated}
            isCounting={isInView}
            startsAtZero={startsAtZero}
          />
        ))}
      </dl>
      <p className={styles.base}>{countedClaimsBase}</p>
    </div>
  );
}

type StatCardProps = CountedClaim & { isAnimated: boolean; isCounting: boolean; startsAtZero: boolean };

function StatCard({ value, suffix, label, isAnimated, isCounting, startsAtZero }: StatCardProps) {
  const counted = useCountUp(value, isCounting, startsAtZero);
  const shown = isAnimated ? counted : value;
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
