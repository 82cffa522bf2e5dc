import { type ComponentType, useState } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import { PageSection } from 'shared-ui/page/page-section';
import { FleetMap, RobotShape } from './fleet-map';
import { Legend } from './legend';
import { defaultSettings } from './settings';
import styles from './simulation-section.module.css';
import { still } from './still';

const assumptions = [
  'A hall of 80 × 45 m: 8 places that call, 8 docks, one-way aisles, and a home for each robot. One second passes at a time.',
  'All robots drive 1.5 m/s and stop at once. Taking or setting down a load takes 25 s. Nobody walks in the way.',
  'Each stretch of aisle belongs to one robot. It is given out only if every robot can still reach its place after that, so nothing can lock up.',
  'The oldest call goes to the nearest robot that is free and charged. A full charge drives for 8 hours and takes 2 to refill.',
  'Calls come at random. The same seed gives the same run. Your hall differs: we measure with its map.',
];

/** The fleet as a map, and the simulation behind it, which is loaded when it is asked for. */
export function SimulationSection() {
  const [state, setState] = useState<'still' | 'loading' | 'failed' | { Running: ComponentType }>('still');
  const start = async () => {
    setState('loading');
    try {
      const { FleetSimulation } = await import('./fleet-simulation');
      setState({ Running: FleetSimulation });
    } catch (error) {
      console.warn('The simulation of the fleet did not load:', error);
      setState('failed');
    }
  };
  return (
    <PageSection id="simulation" title="Drive a fleet yourself">
      {typeof state === 'object' ? (
        <>
          <state.Running />
          <details className={styles.details}>
            <summary>What it assumes</summary>
            <Assumptions />
          </details>
        </>
      ) : (
        <div className={styles.stage}>
          <div>
            <StillMap />
            <Legend />
          </div>
          <div>
            <p className={styles.text}>
              More robots, more jobs, a blocked aisle, a charger less: see what it does to the jobs an hour.
            </p>
            <p className={styles.start}>
              <CallToAction onClick={start} disabled={state === 'loading'}>
                Start the simulation
              </CallToAction>
            </p>
            <p className={styles.failure} role="status">
              {state === 'failed' && 'The simulation could not be loaded. Check the connection and start it again.'}
            </p>
            <h3 className={styles.title}>What it assumes</h3>
            <Assumptions />
          </div>
        </div>
      )}
    </PageSection>
  );
}

function Assumptions() {
  return (
    <ul className={styles.assumptions}>
      {assumptions.map((assumption) => (
        <li key={assumption}>{assumption}</li>
      ))}
    </ul>
  );
}

/** A moment of the simulation, for who has not started it or has no script. */
function StillMap() {
  return (
    <FleetMap
      label={`Map of a hall with one-way aisles. ${still.length} robots, of which ${count('driving')} drive, ${count('loading')} load, ${count('waiting')} wait and ${count('charging')} charge.`}
      chargers={defaultSettings.chargers}
      closedAisle={null}
    >
      {still.map(({ x, y, angle, activity, hasLoad }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${angle})`}>
          <RobotShape activity={activity} hasLoad={hasLoad} />
        </g>
      ))}
    </FleetMap>
  );
}

const count = (activity: string) => still.filter((robot) => robot.activity === activity).length;
