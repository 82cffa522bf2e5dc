import { formatFigure } from 'shared-config/robots/format-figure';
import { robotFigures } from 'shared-config/robots/robot-figures';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { figureLabels, figureNames } from '../robots/figure-labels';
import styles from './spec-cards.module.css';

/** The figures of a robot, a card each (specification §3, §9). */
export function SpecCards({ name }: { name: RobotVariantName }) {
  return (
    <dl className={styles.specs}>
      {figureNames.map((figure) => (
        <div key={figure} className={styles.spec}>
          <dt className={styles.label}>{figureLabels[figure]}</dt>
          <dd className={styles.value}>{formatFigure(robotFigures[name][figure])}</dd>
        </div>
      ))}
    </dl>
  );
}
