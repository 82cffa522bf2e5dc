import { Link } from 'react-router-dom';
import { formatFigure } from 'shared-config/robots/format-figure';
import { robotFigures } from 'shared-config/robots/robot-figures';
import { type RobotVariantName, robotPath } from 'shared-config/robots/robot-names';
import { RobotPicture } from '../../robots/robot-picture';
import { placeLabels, robotTasks } from '../../robots/robot-tasks';
import { robotTexts } from '../../robots/robot-texts';
import styles from './finder-card.module.css';
import type { FittingRobot, Transport, UnfitRobot } from './rank-robots';

/** A robot as the finder shows it before anything is asked: what it is good at. */
export function PlainCard({ name }: { name: RobotVariantName }) {
  const { payload, speed } = robotFigures[name];
  return (
    <li className={styles.card}>
      <Head name={name} />
      <p className={styles.figures}>
        <span className="measured">{formatFigure(payload)}</span>{' '}
        <span className="measured">{formatFigure(speed)}</span>
      </p>
      <p className={styles.text}>{robotTasks[name].join(', ')}</p>
    </li>
  );
}

/** A robot that does the transport, with the reasons. */
export function FittingCard({ robot, transport }: { robot: FittingRobot; transport: Transport }) {
  return (
    <li className={`${styles.card} ${styles.fitting}`}>
      <Head name={robot.name} />
      <ul className={styles.reasons}>
        {listReasons(robot, transport).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </li>
  );
}

/** A robot that does not do the transport, and why. */
export function UnfitCard({ name, reason }: UnfitRobot) {
  return (
    <li className={`${styles.card} ${styles.unfit}`}>
      <Head name={name} />
      <p className={styles.text}>{reason}</p>
    </li>
  );
}

function Head({ name }: { name: RobotVariantName }) {
  return (
    <>
      <RobotPicture
        name={name}
        isKept
        sizes="(width >= 1408px) 400px, (width >= 768px) 33vw, 7rem"
        className={styles.picture}
      />
      <h3 className={styles.name}>
        <Link className={styles.link} to={robotPath(name)}>
          {robotTexts[name].heading}
        </Link>
      </h3>
    </>
  );
}

function listReasons({ seconds, spare }: FittingRobot, { load, distance, from, to }: Transport): string[] {
  return [
    ...(from ? [`Takes from: ${placeLabels[from].toLowerCase()}`] : []),
    ...(to ? [`Brings to: ${placeLabels[to].toLowerCase()}`] : []),
    ...(seconds === undefined ? [] : [`Drives ${distance} m in ${formatSeconds(seconds)}`]),
    ...(spare === undefined
      ? []
      : [spare > 0 ? `Carries ${load} kg, ${spare} kg to spare` : `Carries ${load} kg, its limit`]),
  ];
}

/** 150 → `2 min 30 s`, 120 → `2 min`. */
function formatSeconds(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 60), 'min'],
    [seconds % 60, 's'],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, unit]) => `${number} ${unit}`)
    .join(' ');
}
