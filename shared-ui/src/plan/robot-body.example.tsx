import { PlantPlan } from './plant-plan';
import { RobotBody } from './robot-body';

/** For the gallery of the development server. */
export default function RobotBodyExample() {
  return (
    <PlantPlan label="A robot with a load, and one that waits">
      <g transform="translate(260 240) scale(2)">
        <RobotBody isBusy hasLoad />
      </g>
      <g transform="translate(460 240) scale(2)">
        <RobotBody isBusy={false} hasLoad={false} />
      </g>
    </PlantPlan>
  );
}
