import plan from 'shared-ui/plan/plan.module.css';
import { PlantPlan } from 'shared-ui/plan/plant-plan';
import { RobotBody } from 'shared-ui/plan/robot-body';
import { PlantInState } from './plant-in-state';
import { type Leg, placeOnWay } from './run-mission';

/** The plant at the end of one block of a mission; the text beside it says the same. */
export function MissionStill({ leg: { way, after } }: { leg: Leg }) {
  const { x, y, angle } = placeOnWay(way, 1);
  return (
    <PlantPlan>
      <PlantInState state={after} />
      {way.length > 1 && <path className={plan.route} d={wayData(way)} />}
      <g transform={`translate(${x} ${y}) rotate(${angle})`}>
        <RobotBody isBusy={way.length > 1} hasLoad={after.hasLoad} />
      </g>
    </PlantPlan>
  );
}

/** A way as the data of an SVG path. */
export const wayData = ([start, ...corners]: Leg['way']) =>
  corners.reduce(
    (path, { x, y }) => `${path}${path.endsWith(`V${y}`) || y === start.y ? `H${x}` : `V${y}`}`,
    `M${start.x} ${start.y}`,
  );
