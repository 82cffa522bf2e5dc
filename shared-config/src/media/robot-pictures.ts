import type { PictureFile } from 'kit/media/media-file';
import type { RobotVariantName } from '../robots/robot-names';
import {
  robotAgvTugger,
  robotCounterBalance,
  robotDualConveyor,
  robotFork,
  robotLifter,
  robotSingleConveyor,
} from './catalog';

/** The studio picture of each robot. */
export const robotPictures: Readonly<Record<RobotVariantName, PictureFile>> = {
  lifter: robotLifter,
  singleConveyor: robotSingleConveyor,
  dualConveyor: robotDualConveyor,
  fork: robotFork,
  agvTugger: robotAgvTugger,
  counterBalance: robotCounterBalance,
};
