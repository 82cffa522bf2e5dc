import type { Figure } from 'shared-config/robots/figure';
import { robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import { type RobotVariantName, robotVariantNames } from 'shared-config/robots/robot-names';
import { useFormatFigure } from 'shared-ui/units/use-units';
import { figureLabels, figureNames } from '../robots/figure-labels';
import styles from './robot-instruments.module.css';

/** The figures of a robot (specification §3, §9), each on a scale on which the other five robots are marked. */
export function RobotInstruments({ name }: { name: RobotVariantName }) {
  const format = useFormatFigure();
  return (
    <dl className={styles.instruments}>
      {figureNames.map((figure) => (
        <div key={figure}>
          <dt className={styles.label}>{figureLabels[figure]}</dt>
          <dd className={`measured ${styles.value}`}>
            <Reading text={format(robotKeyFigures[name][figure])} />
          </dd>
          <Scale
            figure={robotKeyFigures[name][figure]}
            all={robotVariantNames.map((each) => robotKeyFigures[each][figure])}
          />
        </div>
      ))}
    </dl>
  );
}

/** `1.5 m/s, unloaded`: the number large, the rest small beside it. */
function Reading({ text }: { text: string }) {
  const [number, ...unit] = text.split(' ');
  return (
    <>
      {`${number} `}
      <span className={styles.unit}>{unit.join(' ')}</span>
    </>
  );
}

const endsOf = (figure: Figure): [from: number, to: number] =>
  'value' in figure ? [figure.value, figure.value] : [figure.from, figure.to];

/** From zero to the highest figure of the line: a tick for each robot, and what this one has. */
function Scale({ figure, all }: { figure: Figure; all: readonly Figure[] }) {
  const end = Math.max(...all.map((each) => endsOf(each)[1]));
  const x = (value: number) => Math.round(2 + (value / end) * 196);
  const [from, to] = endsOf(figure);
  const ticks = new Set(all.flatMap(endsOf).map(x));
  return (
    <svg className={styles.scale} viewBox="0 0 200 14" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.ticks} d={`M0 13H200${[...ticks].map((at) => `M${at} 6V13`).join('')}`} />
      <path className={styles.reading} d={`M${from === to ? 0 : x(from)} 13H${x(to)}`} />
      <path className={styles.needle} d={`M${x(to)} 1V13`} />
    </svg>
  );
}
