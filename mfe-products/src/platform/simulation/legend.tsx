import { RobotShape } from './fleet-map';
import styles from './fleet-simulation.module.css';
import type { Activity } from './simulation';

const samples: readonly { text: string; activity: Activity; hasLoad?: boolean }[] = [
  { text: 'driving', activity: 'driving' },
  { text: 'with a load', activity: 'driving', hasLoad: true },
  { text: 'loading', activity: 'loading' },
  { text: 'waiting', activity: 'waiting' },
  { text: 'charging', activity: 'charging' },
  { text: 'idle', activity: 'idle' },
];

/** The meaning of the robots' shapes on the map. */
export function Legend() {
  return (
    <ul className={styles.legend} aria-label="What the robots on the map do">
      {samples.map(({ text, activity, hasLoad = false }) => (
        <li key={text}>
          <svg className={styles.sample} viewBox="-16 -11 32 22" aria-hidden="true">
            <RobotShape activity={activity} hasLoad={hasLoad} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
