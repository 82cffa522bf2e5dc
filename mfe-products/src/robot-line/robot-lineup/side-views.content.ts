import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { drawSide, type SideView } from '../../robots/drawing/draw-robot';

/** The robots from the side: drawn while the package is built, because the outlines and what draws them weigh more. */
export const sideViews: Readonly<Record<RobotVariantName, SideView>> = {
  lifter: drawSide('lifter'),
  singleConveyor: drawSide('singleConveyor'),
  dualConveyor: drawSide('dualConveyor'),
  counterBalance: drawSide('counterBalance'),
  agvTugger: drawSide('agvTugger'),
  fork: drawSide('fork'),
};
