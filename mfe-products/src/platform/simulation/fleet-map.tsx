import type { ReactNode } from 'react';
import plan from 'shared-ui/plan/plan.module.css';
import { bays, closableAisles, crossingAt, planSize, type Segment, segments } from './aisles';
import styles from './fleet-map.module.css';
import type { Activity } from './simulation';

type FleetMapProps = { label: string; chargers: number; closedAisle: number | null; children: ReactNode };

const lanes = segments.map(({ start, end }) => `M${start.x} ${start.y}L${end.x} ${end.y}`).join('');
const spurs = bays
  .filter(({ kind }) => kind === 'pick-up' || kind === 'drop-off')
  .map(({ x, y, crossing }) => `M${x} ${y}V${crossingAt(crossing).y}`)
  .join('');

const middleOf = ({ start, end }: Segment) => [(start.x + end.x) / 2, (start.y + end.y) / 2] as const;

/** An arrowhead in the middle of each segment. */
const arrows = segments
  .map((segment) => {
    const { start, end } = segment;
    const [x, y] = middleOf(segment);
    const [dx, dy] = [Math.sign(end.x - start.x) * 4, Math.sign(end.y - start.y) * 4];
    return `M${x - dx - dy} ${y - dy - dx}L${x + dx} ${y + dy}L${x - dx + dy} ${y - dy + dx}`;
  })
  .join('');

const homes = bays
  .filter(({ kind }) => kind === 'home')
  .map(({ x, y }) => `M${x - 14} ${y - 18}h28v36h-28z`)
  .join('');

const crossAt = (x: number, y: number) => `M${x - 12} ${y - 12}l24 24m0-24l-24 24`;

/** A hall seen from above: one-way aisles with their bays, the same in every picture of the simulation. */
export function FleetMap({ label, chargers, closedAisle, children }: FleetMapProps) {
  const closed = closableAisles[closedAisle ?? -1]?.segment;
  return (
    <svg
      className={`${plan.plan} ${styles.map}`}
      viewBox={`0 0 ${planSize.width} ${planSize.height}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.lane} d={lanes + spurs} />
      <path className={styles.arrows} d={arrows} />
      <path className={styles.home} d={homes} />
      {bays.map(({ kind, x, y, name }) => {
        if (kind === 'home') return null;
        const mark = name.split(' ')[1];
        return kind === 'charger' ? (
          <g key={name} className={Number(mark) > chargers ? styles.off : undefined}>
            <rect className={styles.charger} x={x - 14} y={y - 18} width="28" height="36" rx="3" />
            <path className={styles.bolt} d={`M${x + 2} ${y - 10}l-7 11h5l-2 9l7-11h-5z`} />
          </g>
        ) : (
          <g key={name}>
            <rect className={styles.station} x={x - 14} y={y - 18} width="28" height="36" rx="3" />
            <text className={plan.label} x={x + 18} y={kind === 'pick-up' ? y - 6 : y + 16}>
              {mark}
            </text>
          </g>
        );
      })}
      {closed && <path className={styles.closed} d={crossAt(...middleOf(closed))} />}
      {children}
    </svg>
  );
}

/** The shape of a robot around 0, 0 that looks along the x-axis; its activity shows in its form, not in colour alone. */
export function RobotShape({ activity, hasLoad }: { activity: Activity; hasLoad: boolean }) {
  return (
    <>
      <rect className={`${styles.body} ${styles[activity]}`} x="-14" y="-9" width="28" height="18" rx="4" />
      {activity === 'waiting' && <rect className={styles.outline} x="-13" y="-8" width="26" height="16" rx="3" />}
      <path className={activity === 'waiting' ? styles.waitingNose : styles.nose} d="M7 -5L12 0L7 5Z" />
      {hasLoad && <rect className={plan.load} x="-10" y="-6" width="12" height="12" />}
      {activity === 'loading' && !hasLoad && (
        <rect className={styles.loadingPlace} x="-10" y="-6" width="12" height="12" />
      )}
      {activity === 'charging' && <path className={styles.charge} d="M1 -7l-6 8h4l-2 6l6-8h-4z" />}
    </>
  );
}
