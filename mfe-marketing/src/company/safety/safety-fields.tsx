import { robotSpecifications } from 'shared-config/robots/robot-specifications';
import { stoppingDistance } from 'shared-config/robots/stopping-distance';
import styles from './safety-fields.module.css';

/** The robot that is drawn, in cm, as all of the drawing is. */
const { length, width, carrier } = robotSpecifications.fork;
const [robotLength, robotWidth] = [length.value / 10, width.value / 10];
/** The forks behind its body: how long both are, how far apart they reach, and how wide each is. */
const forks = { length: (carrier?.length.value ?? 0) / 10, reach: (carrier?.width.value ?? 0) / 10, width: 16 };

/** Speeds in m/s, up to that of the data sheet. */
const speeds = [0.75, 1, 1.5];

/** How long the field ahead of a robot has to be, in m: the way to a standstill, and what is added in the article on scanners. @param speed in m/s */
const fieldLength = (speed: number): number => stoppingDistance(speed) + 0.35;

/** The space drawn ahead of the robot, and around it. */
const ahead = 220;
const margin = 10;
const front = margin + robotLength;
const height = robotWidth + 2 * margin;

/** One robot at three speeds: the field ahead of it grows with the square. All at one scale, with a line for each half metre. */
export function SafetyFields() {
  return (
    <figure className={styles.fields}>
      <ol>
        {speeds.map((speed) => {
          const reach = fieldLength(speed);
          return (
            <li key={speed} className={styles.field}>
              <p>
                At <span className="measured">{`${speed} m/s`}</span> the field is{' '}
                <strong className="measured">{`${reach.toFixed(2)} m`}</strong> long
              </p>
              <svg viewBox={`0 0 ${front + ahead} ${height}`} aria-hidden="true">
                {[50, 100, 150, 200].map((distance) => (
                  <path key={distance} className={styles.ruler} d={`M${front + distance} 0v${height}`} />
                ))}
                <path
                  className={styles.ahead}
                  d={`M${front} ${margin}h${Math.round(100 * reach)}v${robotWidth}H${front}z`}
                />
                {[height / 2 - forks.reach / 2, height / 2 + forks.reach / 2 - forks.width].map((y) => (
                  <rect
                    key={y}
                    className={styles.robot}
                    x={margin}
                    y={y}
                    width={forks.length}
                    height={forks.width}
                    rx="3"
                  />
                ))}
                <rect
                  className={styles.robot}
                  x={margin + forks.length}
                  y={margin}
                  width={robotLength - forks.length}
                  height={robotWidth}
                  rx="8"
                />
                <path className={styles.nose} d={`M${front - 35} ${height / 2 - 16}l22 16-22 16z`} />
              </svg>
            </li>
          );
        })}
      </ol>
      <figcaption className={styles.caption}>
        A fork seen from above, with a line every half metre. Half the speed needs less than half the field.
      </figcaption>
    </figure>
  );
}
