import { useState } from 'react';
import { site } from 'shared-config/site';
import styles from './connection-diagram.module.css';
import { connections } from './connections';

/**
 * All that the integrator connects, around it. A connection that is pointed at or focused shows its data in the middle; it leads to its row
 * in the table.
 */
export function ConnectionDiagram() {
  const [shown, show] = useState<number>();
  const side = (first: number, className?: string) => (
    <ul className={`${styles.side} ${className ?? ''}`}>
      {connections.slice(first, first + 3).map(({ what, by }, index) => (
        <li key={what}>
          <a
            className={styles.connection}
            href={`#connection-${first + index}`}
            data-shown={shown === first + index || undefined}
            onPointerOver={() => show(first + index)}
            onPointerLeave={() => show(undefined)}
            onFocus={() => show(first + index)}
            onBlur={() => show(undefined)}
          >
            <strong>{what}</strong>
            <span className={styles.by}>{by}</span>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.diagram}>
      {side(0)}
      <div className={styles.hub}>
        <p className={styles.name}>Integrator</p>
        {/* What the table says as well: read out from there. */}
        <p className={styles.gives} aria-hidden="true">
          {connections[shown ?? -1]?.gives ?? `part of ${site.platformName}`}
        </p>
      </div>
      {side(3, styles.right)}
    </div>
  );
}
