import plan from 'shared-ui/plan/plan.module.css';
import styles from './fleet-simulation.module.css';

type ThroughputLineProps = { history: readonly number[]; asked: number };

const shownMinutes = 60;
const [width, height] = [640, 96];

/** Jobs an hour over the last hour, each point the mean of five minutes, beside what is asked for. */
export function ThroughputLine({ history, asked }: ThroughputLineProps) {
  const first = Math.max(5, history.length - shownMinutes);
  const rates = history.slice(first).map((finished, index) => (finished - (history[first + index - 5] ?? 0)) * 12);
  const top = Math.max(240, asked, ...rates) * 1.1;
  const y = (rate: number) => height - (rate / top) * height;
  return (
    <figure className={styles.throughput}>
      <figcaption>Jobs per hour over the last hour; the dashed line is the demand</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.axis} d={`M0 ${height}H${width}`} />
        <path className={plan.route} d={`M0 ${y(asked)}H${width}`} />
        <path
          className={styles.rate}
          d={rates
            .map((rate, index) => `${index === 0 ? 'M' : 'L'}${(index * width) / (shownMinutes - 1)} ${y(rate)}`)
            .join('')}
        />
      </svg>
    </figure>
  );
}
