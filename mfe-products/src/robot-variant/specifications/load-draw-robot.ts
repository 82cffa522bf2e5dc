import type { drawRobot } from '../../robots/drawing/draw-robot';

let loading: Promise<typeof drawRobot> | undefined;

/** What draws a robot, for React's `use`: the same promise each time, because React asks again at each attempt. */
export function loadDrawRobot(): Promise<typeof drawRobot> {
  loading ??= import('../../robots/drawing/draw-robot').then(({ drawRobot }) => drawRobot);
  return loading;
}
