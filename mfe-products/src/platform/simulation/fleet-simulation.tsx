import { useMemo, useRef } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import { FigureTable } from '../../scroll-table/figure-table';
import { closableAisles, maxChargers, maxRobots } from './aisles';
import { FleetMap, RobotShape } from './fleet-map';
import styles from './fleet-simulation.module.css';
import { Legend } from './legend';
import { jobsPerHourRange } from './settings';
import { type ShownFleet, shownJobs } from './shown-fleet';
import type { Settings } from './simulation';
import { ThroughputLine } from './throughput-line';
import { useFleet } from './use-fleet';

const assumptions = [
  'A plant of 103 × 55 m: 8 pick-up points, 8 docks, one-way aisles and a parking place for each robot. Time runs in steps of one second.',
  'All robots drive at 1.5 m/s and stop instantly. Picking up or setting down a load takes 25 s. There are no people in the aisles.',
  'Each stretch of aisle is reserved for one robot, and only if every robot can still reach its destination, so there is no deadlock.',
  'The oldest call goes to the nearest robot that is free and charged. A full charge lasts 8 hours and takes 2 hours.',
  'Calls come at random. The same seed gives the same run. For your plant, we calculate with your map.',
];

/**
 * The screen of the fleet manager: a fleet that drives, what can be set, what came of it, and the same as tables. It is
 * prerendered as a still, which the run takes over where it stands.
 */
export function FleetSimulation() {
  const map = useRef<SVGGElement>(null);
  const { fleet, run, settings, isPlaying, setPlaying, change, skip, hasFailed } = useFleet(map);
  // React places the robots once; from then on they are moved beside it.
  const robotsAtStart = useMemo(() => fleet.robots, [run]);
  const rate = recentRate(fleet.history);
  return (
    <section className={styles.simulation} aria-labelledby="simulation">
      <div className={styles.stage}>
        <div className={styles.screen}>
          <FleetMap
            label={`Map of a plant with one-way aisles and ${fleet.robots.length} robots. The tables below say where each of them is.`}
            chargers={settings.chargers}
            closedAisle={settings.closedAisle}
          >
            <g ref={map} key={run}>
              {fleet.robots.map(({ activity, hasLoad }, id) => (
                <g key={id} data-robot={id} transform={transformOf(robotsAtStart[id])}>
                  <RobotShape activity={activity} hasLoad={hasLoad} />
                </g>
              ))}
            </g>
          </FleetMap>
          <div className={styles.buttons}>
            <CallToAction size="small" onClick={() => setPlaying(!isPlaying)}>
              {isPlaying ? 'Pause' : 'Play'}
            </CallToAction>
            <CallToAction size="small" inverted disabled={!skip} onClick={() => skip?.(600)}>
              Skip 10 minutes
            </CallToAction>
            <p className={styles.failure} role="status">
              {hasFailed && 'The simulation could not be loaded. Check the connection and start it again.'}
            </p>
          </div>
          <Legend />
        </div>
        <div className={styles.panel}>
          <h2 id="simulation" className={styles.title}>
            Run a fleet yourself
          </h2>
          <p>More robots, more jobs, a blocked aisle, one charger fewer: see how jobs per hour change.</p>
          <Controls settings={settings} change={change} />
          <dl className={styles.readings}>
            <Reading label="Time in the plant" value={formatTime(fleet.tick)} />
            <Reading label="Jobs finished" value={String(fleet.finishedJobs)} />
            <Reading label="Per hour, last 15 min" value={rate === undefined ? '–' : String(rate)} />
            <Reading label="Time spent waiting" value={`${fleet.waitingShare} %`} />
          </dl>
          <ThroughputLine history={fleet.history} asked={settings.jobsPerHour} />
        </div>
      </div>
      <div className={styles.more}>
        <details className={styles.details}>
          <summary>Every task and robot as a table</summary>
          <JobTable jobs={fleet.jobs} />
          <RobotTable robots={fleet.robots} />
        </details>
        <details className={styles.details}>
          <summary>What it assumes</summary>
          <ul className={styles.assumptions}>
            {assumptions.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}

type ControlsProps = { settings: Settings; change: (change: Partial<Settings>) => void };

function Controls({ settings, change }: ControlsProps) {
  return (
    <form
      className={styles.controls}
      aria-label="Settings of the simulation"
      onSubmit={(event) => event.preventDefault()}
    >
      <Slider label="Robots" value={settings.robots} max={maxRobots} onChange={(robots) => change({ robots })} />
      <Slider
        label="Jobs per hour"
        value={settings.jobsPerHour}
        {...jobsPerHourRange}
        onChange={(jobsPerHour) => change({ jobsPerHour })}
      />
      <Slider
        label="Chargers"
        value={settings.chargers}
        max={maxChargers}
        onChange={(chargers) => change({ chargers })}
      />
      <p className={styles.field}>
        <label htmlFor="closed-aisle">Blocked aisle</label>
        <select
          id="closed-aisle"
          value={settings.closedAisle ?? ''}
          onChange={({ target }) => change({ closedAisle: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">None</option>
          {closableAisles.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <p className={styles.field}>
        <label htmlFor="seed">Seed</label>
        <input
          id="seed"
          type="number"
          min={1}
          max={999_999}
          value={settings.seed}
          onChange={({ target }) =>
            change({ seed: Math.min(999_999, Math.max(1, Math.round(Number(target.value)) || 1)) })
          }
        />
      </p>
    </form>
  );
}

type SliderProps = {
  label: string;
  value: number;
  min?: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
};

function Slider({ label, value, onChange, min = 1, ...range }: SliderProps) {
  const id = `slider-${label.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <p className={styles.field}>
      <label htmlFor={id}>
        {label} <span className={`measured ${styles.value}`}>{value}</span>
      </label>
      <input
        id={id}
        type="range"
        value={value}
        min={min}
        {...range}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </p>
  );
}

function Reading({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="measured">{value}</dd>
    </div>
  );
}

function JobTable({ jobs }: Pick<ShownFleet, 'jobs'>) {
  return (
    <FigureTable
      label="Oldest tasks"
      columns={['Task', 'From', 'To', 'Robot', 'State', 'Age']}
      // Always as many rows, so that nothing below moves.
      rows={Array.from({ length: shownJobs }, (_, row) => {
        const job = jobs[row];
        if (!job) return ['–', '', '', '', '', ''];
        const name = job.robot === null ? '' : robotName(job.robot);
        return [`#${job.id}`, job.from, job.to, name, job.state, formatTime(job.age)];
      })}
    />
  );
}

function RobotTable({ robots }: Pick<ShownFleet, 'robots'>) {
  return (
    <FigureTable
      label="Robots of the simulation"
      columns={['Robot', 'Does', 'Where', 'On the way to', 'Charge']}
      rows={robots.map(({ activity, where, towards, charge }, id) => [
        robotName(id),
        activity,
        where,
        towards,
        `${charge} %`,
      ])}
    />
  );
}

const robotName = (id: number) => `Robot ${String(id + 1).padStart(2, '0')}`;

const transformOf = (placement?: { x: number; y: number; angle: number }) =>
  placement && `translate(${placement.x} ${placement.y}) rotate(${placement.angle})`;

/** Jobs per hour over the last fifteen minutes, once fifteen have passed. */
function recentRate(history: readonly number[]): number | undefined {
  const [now, before] = [history.at(-1), history.at(-16)];
  return now === undefined || before === undefined ? undefined : (now - before) * 4;
}

/** 3725 → `1:02:05`. */
const formatTime = (ticks: number) => {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${Math.floor(ticks / 3600)}:${two((ticks % 3600) / 60)}:${two(ticks % 60)}`;
};
