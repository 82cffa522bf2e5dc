import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UnitSystem } from 'shared-config/robots/convert-figure';
import type { Figure } from 'shared-config/robots/figure';
import { robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import { type RobotVariantName, robotPath } from 'shared-config/robots/robot-names';
import { placeLabels } from 'shared-config/robots/robot-places';
import { useFormatFigure, useUnits } from 'shared-ui/units/use-units';
import { formatQuantity, inUnits } from '../../query/quantities';
import { robotTitle } from '../../robots/line-names';
import { MovingRobotPicture, RobotPicture } from '../../robots/robot-picture';
import { describeTasks } from '../../robots/robot-tasks';
import styles from './finder-card.module.css';
import type { FittingRobot, Obstacle, Transport } from './rank-robots';

type FinderCardProps = { name: RobotVariantName; verdict?: 'fitting' | 'unfit'; children: ReactNode };

/** A robot in the finder. It stays one component whatever is said of it: its picture is neither made nor laid out anew. */
export function FinderCard({ name, verdict, children }: FinderCardProps) {
  return (
    <li className={verdict ? `${styles.card} ${styles[verdict]}` : styles.card}>
      <MovingRobotPicture name={name}>
        <RobotPicture
          name={name}
          sizes="(width >= 1408px) 400px, (width >= 768px) 33vw, 7rem"
          className={styles.picture}
        />
      </MovingRobotPicture>
      <h3 className={styles.name}>
        <Link className={styles.link} to={robotPath(name)}>
          {robotTitle(name)}
        </Link>
      </h3>
      {children}
    </li>
  );
}

/** The strengths of a robot, before anything is asked. */
export function Strengths({ name }: { name: RobotVariantName }) {
  const format = useFormatFigure();
  const { payload, speed } = robotKeyFigures[name];
  return (
    <>
      <p className={styles.figures}>
        <span className="measured">{format(payload)}</span> <span className="measured">{format(speed)}</span>
      </p>
      <p className={styles.text}>{describeTasks(name)}</p>
    </>
  );
}

/** Why a robot does the transport. */
export function Reasons({ robot, transport }: { robot: FittingRobot; transport: Transport }) {
  const units = useUnits();
  return (
    <ul className={styles.reasons}>
      {listReasons(robot, transport, units).map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

/** Why a robot does not do the transport. */
export function WhyUnfit({ obstacle }: { obstacle: Obstacle }) {
  const format = useFormatFigure();
  return <p className={styles.text}>{describeObstacle(obstacle, format)}</p>;
}

function describeObstacle(obstacle: Obstacle, format: (figure: Figure) => string): string {
  switch (obstacle.kind) {
    case 'from':
      return `It cannot pick up from this: ${placeLabels[obstacle.place].toLowerCase()}.`;
    case 'to':
      return `It cannot deliver to this: ${placeLabels[obstacle.place].toLowerCase()}.`;
    case 'load':
      return `It carries no more than ${format(obstacle.payload)}.`;
  }
}

function listReasons(
  { seconds, spare }: FittingRobot,
  { load, distance, from, to }: Transport,
  units: UnitSystem,
): string[] {
  return [
    ...(from ? [`Picks up from: ${placeLabels[from].toLowerCase()}`] : []),
    ...(to ? [`Delivers to: ${placeLabels[to].toLowerCase()}`] : []),
    ...(seconds === undefined || distance === undefined
      ? []
      : [`Drives ${formatQuantity('distance', distance, units)} in ${formatSeconds(seconds)}`]),
    ...(spare === undefined || load === undefined
      ? []
      : [
          `Carries ${formatQuantity('mass', load, units)}, ${Math.round(inUnits('mass', spare, units)) > 0 ? `${formatQuantity('mass', spare, units)} to spare` : 'its limit'}`,
        ]),
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
