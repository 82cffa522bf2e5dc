import { Link } from 'react-router-dom';
import { robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import { type RobotVariantName, robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import { useFormatFigure } from 'shared-ui/units/use-units';
import { robotTitle } from '../robots/line-names';
import { MovingRobotPicture, RobotPicture } from '../robots/robot-picture';
import styles from './robot-siblings.module.css';

/** The five other robots, and the way to the finder. */
export function RobotSiblings({ current }: { current: RobotVariantName }) {
  const format = useFormatFigure();
  return (
    <ul className={styles.siblings}>
      {robotVariantNames
        .filter((name) => name !== current)
        .map((name) => (
          <li key={name} className={styles.sibling}>
            <Link className={styles.link} to={robotPath(name)}>
              <MovingRobotPicture name={name}>
                <RobotPicture
                  name={name}
                  sizes="(width >= 1408px) 400px, (width >= 768px) 33vw, 50vw"
                  className={styles.picture}
                />
              </MovingRobotPicture>
              <span className={styles.name}>{robotTitle(name)}</span>
            </Link>
            <p className={styles.figures}>
              <span>{format(robotKeyFigures[name].payload)}</span> <span>{format(robotKeyFigures[name].speed)}</span>
            </p>
          </li>
        ))}
      <li className={styles.sibling}>
        <Link className={`${styles.link} ${styles.finder}`} to="/products/Mag#finder">
          <span>Not sure? Enter load and distance.</span>
          <span className={styles.name}>Find the robot →</span>
        </Link>
      </li>
    </ul>
  );
}
