import { plantDrawing } from 'shared-config/media/plant-drawing';
import plan from './plan.module.css';

/** Whether it has a task, which shows in its colour, and a load, which shows on it. */
type RobotBodyProps = { isBusy: boolean; hasLoad: boolean };

/** A robot around 0, 0 of a plan that looks along the x-axis. */
export function RobotBody({ isBusy, hasLoad }: RobotBodyProps) {
  return (
    <>
      <use className={isBusy ? plan.busy : undefined} href={`${plantDrawing}#robot`} />
      {hasLoad && <path className={plan.load} d="M-11-11h22v22h-22z" />}
    </>
  );
}
