import styles from './fleet-console.module.css';
import { robotName, type ShownRobot } from './shown-fleet';

type RobotListProps = { robots: readonly ShownRobot[]; chosen: number; onChoose: (id: number) => void };

/** All robots, one of which is chosen: its state and charge, and the button that chooses it. */
export const RobotList = ({ robots, chosen, onChoose }: RobotListProps) => (
  <ul className={styles.robots} aria-label="Robots">
    {robots.map(({ activity, charge, isStopped }, id) => (
      <li key={id}>
        <button type="button" className={styles.robot} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          <span className={styles.label}>{robotName(id)}</span>
          <span>{isStopped ? 'stopped' : activity}</span>
          <span className="measured">{charge} %</span>
        </button>
      </li>
    ))}
  </ul>
);
