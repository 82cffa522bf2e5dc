import { figureAt, type RobotVariantName } from 'shared-config/robots';
import { robotVariants } from '../robot-variant/variants';

/** The figures that robots are sorted and chosen by. */
export type MeasuredFigure = 'payload' | 'speed';

/** A figure as the robot's own page shows it: `1.38 m/s`. */
export const figureText = (name: RobotVariantName, figure: MeasuredFigure | 'runTime' | 'chargeTime') =>
  figureAt(robotVariants[name].figures[figure], 'detailPage');

/** A figure's number: `1.38 m/s` → 1.38, in kg or m/s. */
export const figureNumber = (name: RobotVariantName, figure: MeasuredFigure) =>
  Number.parseFloat(figureText(name, figure));
