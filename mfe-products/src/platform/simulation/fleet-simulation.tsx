import { useEffect, useLayoutEffect, useRef } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import { FigureTable } from '../../scroll-table/figure-table';
import { closableAisles, maxChargers, maxRobots, type Segment } from './aisles';
import { FleetMap, RobotShape } from './fleet-map';
import styles from './fleet-simulation.module.css';
import { Legend } from './legend';
import { jobsPerHourRange } from './settings';
import type { Job, Robot, Simulation } from './simulation';
import section from './simulation-section.module.css';
import { ThroughputLine } from './throughput-line';
import { type ShownSimulation, useSimulation } from './use-simulation';

/** The simulation at work: what can be set, the map, what came of it, and the same as tables. */
export function FleetSimulation() {
  const map = useRef<SVGGElement>(null);
  const shown = useSimulation(map);
  const { simulation, skip } = shown;
  const { robots, settings } = simulation;
  const run = `${settings.seed} ${settings.robots}`;
  // A run begins with its robots in their places.
  useLayoutEffect(() => skip(0), [run]);
  const rate = recentRate(simulation.history);
  return (
    <div className={styles.simulation}>
      <div className={section.stage}>
        <div className={styles.screen}>
          <FleetMap
            label={`Map of a plant with one-way aisles and ${robots.length} robots. The tables below say where each of them is.`}
            chargers={settings.chargers}
            closedAisle={settings.closedAisle}
          >
            <g ref={map} key={run}>
              {robots.map(({ id, activity, job }) => (
                <g key={id} data-robot={id}>
                  <RobotShape activity={activity} hasLoad={job?.hasLoad ?? false} />
                </g>
              ))}
            </g>
          </FleetMap>
          <Legend />
          <ThroughputLine history={simulation.history} asked={settings.jobsPerHour} />
        </div>
        <div className={styles.panel}>
          <Controls {...shown} />
          <dl className={styles.readings}>
            <Reading label="Time in the plant" value={formatTime(simulation.tick)} />
            <Reading label="Jobs finished" value={String(simulation.finishedJobs)} />
            <Reading label="Per hour, last 15 min" value={rate === undefined ? '–' : String(rate)} />
            <Reading label="Time spent waiting" value={`${waitingShare(simulation)} %`} />
          </dl>
        </div>
      </div>
      <Tasks simulation={simulation} />
      <details className={styles.robots}>
        <summary>Every robot as a table</summary>
        <RobotTable robots={robots} />
      </details>
    </div>
  );
}

function Controls({ simulation: { settings }, isPlaying, setPlaying, change, skip }: ShownSimulation) {
  const form = useRef<HTMLFormElement>(null);
  // The button that has started all this is gone.
  useEffect(() => form.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <form
      ref={form}
      className={styles.controls}
      aria-label="Settings of the simulation"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.buttons}>
        <CallToAction size="small" onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? 'Pause' : 'Play'}
        </CallToAction>
        <CallToAction size="small" inverted onClick={() => skip(600)}>
          Skip 10 minutes
        </CallToAction>
      </div>
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

function Tasks({ simulation: { jobs, tick } }: { simulation: Simulation }) {
  return (
    <FigureTable
      label="Oldest tasks"
      columns={['Task', 'From', 'To', 'Robot', 'State', 'Age']}
      // Always five rows, so that nothing below moves.
      rows={Array.from({ length: 5 }, (_, row) => {
        const job = jobs[row];
        if (!job) return ['–', '', '', '', '', ''];
        const { id, from, to, robot, createdAt } = job;
        const name = robot === null ? '' : robotName(robot);
        return [`#${id}`, from.name, to.name, name, stateOf(job), formatTime(tick - createdAt)];
      })}
    />
  );
}

function RobotTable({ robots }: { robots: readonly Robot[] }) {
  return (
    <FigureTable
      label="Robots of the simulation"
      columns={['Robot', 'Does', 'Where', 'On the way to', 'Charge']}
      rows={robots.map(({ id, activity, segment, bay, charge }) => [
        robotName(id),
        activity,
        segment ? nameOfSegment(segment) : bay.name,
        segment ? bay.name : '',
        `${Math.round(charge * 100)} %`,
      ])}
    />
  );
}

const robotName = (id: number) => `Robot ${String(id + 1).padStart(2, '0')}`;

const stateOf = ({ robot, hasLoad }: Job) => {
  if (robot === null) return 'waits for a robot';
  return hasLoad ? 'on its way' : 'robot comes';
};

const columnNames = 'ABCDEFGH';
/** Crossings are called after their column and row: `D2`. */
const nameOfCrossing = (crossing: number) => `${columnNames[crossing % 8]}${Math.floor(crossing / 8) + 1}`;
const nameOfSegment = ({ from, to }: Segment) => `${nameOfCrossing(from)} to ${nameOfCrossing(to)}`;

/** Jobs per hour over the last fifteen minutes, once there are so many. */
function recentRate(history: readonly number[]): number | undefined {
  const [now, before] = [history.at(-1), history.at(-16)];
  return now === undefined || before === undefined ? undefined : (now - before) * 4;
}

function waitingShare({ spent }: Simulation): number {
  const total = Object.values(spent).reduce((sum, ticks) => sum + ticks, 0);
  return total === 0 ? 0 : Math.round((100 * spent.waiting) / total);
}

/** 3725 → `1:02:05`. */
const formatTime = (ticks: number) => {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${Math.floor(ticks / 3600)}:${two((ticks % 3600) / 60)}:${two(ticks % 60)}`;
};
