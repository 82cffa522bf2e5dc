import { figureAt, type RobotFigures } from 'shared-config/robots';
import styles from './spec-cards.module.css';

/** The four figures of a variant as its detail page gives them (specification §3, §9). */
export function SpecCards({ figures }: { figures: RobotFigures }) {
  const specs = [
    { label: 'Payload Capacity', value: figures.payload },
    { label: 'Operating Speed', value: figureAt(figures.speed, 'detailPage') },
    { label: 'Run Time', value: figures.runTime },
    { label: 'Charge Time', value: figureAt(figures.chargeTime, 'detailPage') },
  ];
  return (
    <dl className={styles.specs}>
      {specs.map(({ label, value }) => (
        <div key={label} className={styles.spec}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
