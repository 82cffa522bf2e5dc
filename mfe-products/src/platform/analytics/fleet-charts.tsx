import { FigureTable } from '../../scroll-table/figure-table';
import type { Activity } from '../simulation/simulation';
import styles from './fleet-analytics.module.css';
import { activities, chargingCycle, measuredFleets } from './measured-fleets';

const [width, height] = [560, 280];
const step = width / measuredFleets.length;
const most = 200;

const hatched: readonly Activity[] = ['loading', 'charging'];
const fillOf = (activity: Activity) => (hatched.includes(activity) ? `url(#${activity})` : undefined);

/** A part of a column, from how high and how high (shares of the chart's height). */
const column = (index: number, from: number, share: number) =>
  `M${index * step + 8} ${Math.round(height * (1 - from))}h${step - 16}v${-Math.round(height * share)}h${16 - step}z`;

/** The results of the analytics: jobs an hour and where the time goes, by the size of the fleet, as charts and as a table. */
export default function FleetCharts() {
  return (
    <>
      <div className={styles.charts}>
        <figure className={styles.chart}>
          <figcaption>
            <span className={styles.title}>Jobs per hour, by fleet size</span> Beyond 12 robots, one more adds less than
            half of what the first did.
          </figcaption>
          <Frame label="Column chart: jobs per hour by fleet size, as in the table below">
            <path
              className={styles.jobs}
              d={measuredFleets.map(({ jobs }, index) => column(index, 0, jobs / most)).join('')}
            />
            {measuredFleets.map(({ robots, jobs }, index) => (
              <text key={robots} className={styles.figure} x={(index + 0.5) * step} y={height * (1 - jobs / most) - 8}>
                {jobs}
              </text>
            ))}
          </Frame>
        </figure>
        <figure className={styles.chart}>
          <figcaption>
            <span className={styles.title}>Use of time, by fleet size</span> The more robots, the longer they wait for
            each other.
          </figcaption>
          <Frame label="Stacked column chart: shares of driving, loading, waiting, charging and idle time by fleet size, as in the table below">
            {/* As on the map; by form as well, because the grey is as dark as the orange. */}
            {hatched.map((activity) => (
              <pattern
                key={activity}
                id={activity}
                className={styles[activity]}
                width="7"
                height="7"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <path strokeWidth="6" d="M0 0v7" />
              </pattern>
            ))}
            {activities.map((activity, order) => (
              <path
                key={activity}
                className={styles[activity]}
                fill={fillOf(activity)}
                d={measuredFleets
                  .map(({ shares }, index) => {
                    const below = activities.slice(0, order).reduce((sum, other) => sum + shares[other], 0);
                    return column(index, below / 100, shares[activity] / 100);
                  })
                  .join('')}
              />
            ))}
          </Frame>
          <ul className={styles.legend}>
            {activities.map((activity) => (
              <li key={activity}>
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <rect className={styles[activity]} fill={fillOf(activity)} x="1" y="1" width="14" height="14" />
                </svg>
                {activity}
              </li>
            ))}
          </ul>
        </figure>
      </div>
      <details className={styles.table}>
        <summary>The figures as a table</summary>
        <FigureTable
          label="Jobs per hour and use of time by fleet size"
          columns={['Robots', 'Jobs per hour', ...activities.map((activity) => `${activity} (%)`)]}
          rows={measuredFleets.map(({ robots, jobs, shares }) => [
            robots,
            jobs,
            ...activities.map((activity) => shares[activity]),
          ])}
        />
      </details>
      <p className={styles.note}>
        Measured with the simulation above: constant demand, four chargers, {chargingCycle.measured} whole charging
        cycles of {chargingCycle.hours} hours, from 90% of the charge down to 20% and back, after one to warm up; mean
        of five runs.
      </p>
    </>
  );
}

function Frame({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <svg className={styles.frame} viewBox={`0 -24 ${width} ${height + 52}`} role="img" aria-label={label}>
      {children}
      <path className={styles.axis} d={`M0 ${height}H${width}`} />
      {measuredFleets.map(({ robots }, index) => (
        <text key={robots} className={styles.figure} x={(index + 0.5) * step} y={height + 22}>
          {robots}
        </text>
      ))}
    </svg>
  );
}
