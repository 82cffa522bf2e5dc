import {
  robotAgvTugger,
  robotCounterBalance,
  robotDualConveyor,
  robotFork,
  robotLifter,
  robotSingleConveyor,
} from 'shared-config/media/catalog';
import type { PictureFile } from 'shared-config/media/media-file';
import type { RobotVariantName } from 'shared-config/robots/robot-names';

/** The studio picture of each robot. */
export const robotPictures: Readonly<Record<RobotVariantName, PictureFile>> = {
  lifter: robotLifter,
  singleConveyor: robotSingleConveyor,
  dualConveyor: robotDualConveyor,
  fork: robotFork,
  agvTugger: robotAgvTugger,
  counterBalance: robotCounterBalance,
};
