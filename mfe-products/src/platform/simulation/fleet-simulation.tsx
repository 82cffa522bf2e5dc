import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { site } from 'shared-config/site';
import { CallToAction } from 'shared-ui/call-to-action';
import screen from './fleet-console.module.css';
import { FleetControls } from './fleet-controls';
import { FleetMap, RobotShape } from './fleet-map';
import styles from './fleet-simulation.module.css';
import { JobTable, RobotTable } from './fleet-tables';
import { Legend } from './legend';
import { RobotDrawer } from './robot-drawer';
import { RobotList } from './robot-list';
import { formatTime } from './shown-fleet';
import { ThroughputLine } from './throughput-line';
import { useFleet } from './use-fleet';

const assumptions = [
  'A plant of 103 × 55 m: 8 pick-up points, 8 docks, one-way aisles and a parking place for each robot. Time runs in steps of one second.',
  'All robots drive at 1.5 m/s and stop instantly. Picking up or setting down a load takes 25 s. There are no people in the aisles.',
  'Each stretch of aisle is reserved for one robot, and only if every robot can still reach its destination, so there is no deadlock.',
  'The oldest call goes to the nearest robot that is free and charged. A full charge lasts 8 hours and takes 2 hours.',
  'Calls come at random; an address gives the same day each time. For your plant, we calculate with your map.',
];

/**
 * The screen of the fleet manager, as an operator has it: the map, the robots and what can be done with the chosen one, tasks and alarms;
 * beside it what can be set, and what came of it. It is prerendered as a still, which the run takes over where it stands.
 */
export function FleetSimulation() {
  const map = useRef<SVGGElement>(null);
  const { fleet, run, settings, isPlaying, setPlaying, change, order, skip, hasFailed } = useFleet(map);
  const [asked, setAsked] = useState(0);
  // Fewer robots may be left than there were.
  const chosen = Math.min(asked, fleet.robots.length - 1);
  const robot = fleet.robots[chosen];
  // React places the robots once; from then on they are moved beside it.
  const robotsAtStart = useMemo(() => fleet.robots, [run]);
  const rate = recentRate(fleet.history);
  const choose = (event: MouseEvent) => {
    const id =
      event.target instanceof Element ? event.target.closest('[data-robot]')?.getAttribute('data-robot') : null;
    if (id) setAsked(Number(id));
  };
  return (
    <section className={styles.simulation} aria-labelledby="simulation">
      <div className={styles.opening}>
        <h2 id="simulation" className={styles.title}>
          Run a fleet yourself
        </h2>
        <p>Stop a robot, block an aisle, take a charger away: see what becomes of jobs per hour.</p>
      </div>
      <div className={screen.console}>
        <p className={screen.bar}>
          <span className={screen.product}>{`${site.platformName} Fleet Manager`}</span>
          <span>Plant 1</span>
          <span className={screen.clock}>{formatTime(fleet.tick)}</span>
        </p>
        <div className={screen.map}>
          <FleetMap
            label={`Map of a plant with one-way aisles and ${fleet.robots.length} robots. The list beside it says what each of them does.`}
            chargers={settings.chargers}
            closedAisle={settings.closedAisle}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the list beside it does the same by keys */}
            <g ref={map} key={run} onClick={choose}>
              {fleet.robots.map(({ activity, hasLoad }, id) => (
                <g key={id} data-robot={id} transform={transformOf(robotsAtStart[id])}>
                  {id === chosen && <circle className={styles.chosen} r="24" />}
                  <RobotShape activity={activity} hasLoad={hasLoad} />
                </g>
              ))}
            </g>
          </FleetMap>
        </div>
        <div className={screen.side}>
          <RobotList robots={fleet.robots} chosen={chosen} onChoose={setAsked} />
          {robot && <RobotDrawer id={chosen} robot={robot} order={order} />}
        </div>
        <div className={screen.foot}>
          <div className={screen.queue}>
            <JobTable jobs={fleet.jobs} />
          </div>
          <section className={screen.alarms} aria-labelledby="alarms">
            <h3 id="alarms" className={screen.heading}>
              Alarms
            </h3>
            <ul>
              {fleet.alarms.length === 0 && <li className={screen.quiet}>None</li>}
              {fleet.alarms.map((alarm) => (
                <li key={alarm} className={screen.alarm}>
                  {alarm}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <div className={styles.buttons}>
        <CallToAction size="small" onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? 'Pause' : 'Play'}
        </CallToAction>
        <CallToAction size="small" inverted disabled={!skip} onClick={() => skip?.(600)}>
          Skip 10 minutes
        </CallToAction>
        <CallToAction
          size="small"
          inverted
          disabled={!skip}
          onClick={() => change({ seed: (settings.seed % 999_999) + 1 })}
        >
          Another day
        </CallToAction>
        <p className={styles.failure} role="status">
          {hasFailed && 'The simulation could not be loaded. Check the connection and start it again.'}
        </p>
      </div>
      <Legend />
      <div className={styles.panel}>
        <FleetControls settings={settings} change={change} />
        <div className={styles.outcome}>
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
          <summary>Every robot as a table</summary>
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

function Reading({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="measured">{value}</dd>
    </div>
  );
}

const transformOf = (placement?: { x: number; y: number; angle: number }) =>
  placement && `translate(${placement.x} ${placement.y}) rotate(${placement.angle})`;

/** Jobs per hour over the last fifteen minutes, once fifteen have passed. */
function recentRate(history: readonly number[]): number | undefined {
  const [now, before] = [history.at(-1), history.at(-16)];
  return now === undefined || before === undefined ? undefined : (now - before) * 4;
}
