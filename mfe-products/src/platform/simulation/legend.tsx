import { RobotShape } from './fleet-map';
import { activities } from './measure-fleet';
import styles from './simulation-section.module.css';

/** What the shapes of the robots on the map say. */
export function Legend() {
  return (
    <ul className={styles.legend} aria-label="What the robots on the map do">
      {activities.map((activity) => (
        <li key={activity}>
          <svg className={styles.sample} viewBox="-16 -11 32 22" aria-hidden="true">
            <RobotShape activity={activity} hasLoad={activity === 'loading'} />
          </svg>
          {activity}
        </li>
      ))}
    </ul>
  );
}
