import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { DrawingView } from 'shared-ui/drawing';
import { useUnits } from 'shared-ui/units/use-units';
import { drawRobot } from '../../robots/drawing/draw-robot';

/** The dimension drawings of a robot, one for each view. */
export default function Drawings({ name }: { name: RobotVariantName }) {
  return drawRobot(name, useUnits()).map((drawing) => <DrawingView key={drawing.title} drawing={drawing} />);
}
