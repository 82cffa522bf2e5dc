import { type ComponentType, useState } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import { PageSection } from 'shared-ui/page/page-section';
import { FleetMap, RobotShape } from './fleet-map';
import { Legend } from './legend';
import { defaultSettings } from './settings';
import styles from './simulation-section.module.css';
import { still } from './still';

const assumptions = [
  'A plant of 80 × 45 m: 8 pick-up points, 8 docks, one-way aisles and a parking place for each robot. Time runs in steps of one second.',
  'All robots drive at 1.5 m/s and stop instantly. Picking up or setting down a load takes 25 s. There are no people in the aisles.',
  'Each stretch of aisle is reserved for one robot, and only if every robot can still reach its destination, so there is no deadlock.',
  'The oldest call goes to the nearest robot that is free and charged. A full charge lasts 8 hours and takes 2 hours.',
  'Calls come at random. The same seed gives the same run. For your plant, we calculate with your map.',
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
    <PageSection id="simulation" title="Run a fleet yourself">
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
              More robots, more jobs, a blocked aisle, one charger fewer: see how jobs per hour change.
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
      label={`Map of a plant with one-way aisles. ${still.length} robots, of which ${count('driving')} drive, ${count('loading')} load, ${count('waiting')} wait and ${count('charging')} charge.`}
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
