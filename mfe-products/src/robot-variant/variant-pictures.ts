import {
  robotAgvTugger,
  robotCounterBalance,
  robotDualConveyor,
  robotFork,
  robotLifter,
  robotSingleConveyor,
} from 'shared-config/media/catalog';
import type { PictureFile } from 'shared-config/media/media-file';
import type { RobotVariantName } from './variants';

/** The studio picture of each variant. */
export const variantPictures: Readonly<Record<RobotVariantName, PictureFile>> = {
  fork: robotFork,
  agvTugger: robotAgvTugger,
  counterBalance: robotCounterBalance,
  singleConveyor: robotSingleConveyor,
  dualConveyor: robotDualConveyor,
  lifter: robotLifter,
};
