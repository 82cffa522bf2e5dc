import {
  modelAgvTugger,
  modelCounterBalance,
  modelDualConveyor,
  modelFork,
  modelLifter,
  modelSingleConveyor,
  robotAgvTugger,
  robotCounterBalance,
  robotDualConveyor,
  robotFork,
  robotLifter,
  robotSingleConveyor,
  workAgvTugger,
  workCounterBalance,
  workDualConveyor,
  workFork,
  workLifter,
  workSingleConveyor,
} from 'shared-config/media/catalog';
import type { ModelFile, PictureFile } from 'shared-config/media/media-file';
import type { RobotVariantName } from 'shared-config/robots/robot-names';

/** What there is to see of a robot: its studio picture, its model, and the robot at work. */
export type RobotMedia = { picture: PictureFile; model: ModelFile; work: PictureFile };

/** The media of each robot. */
export const robotMedia: Readonly<Record<RobotVariantName, RobotMedia>> = {
  fork: { picture: robotFork, model: modelFork, work: workFork },
  agvTugger: { picture: robotAgvTugger, model: modelAgvTugger, work: workAgvTugger },
  counterBalance: {
    picture: robotCounterBalance,
    model: modelCounterBalance,
    work: workCounterBalance,
  },
  singleConveyor: {
    picture: robotSingleConveyor,
    model: modelSingleConveyor,
    work: workSingleConveyor,
  },
  dualConveyor: {
    picture: robotDualConveyor,
    model: modelDualConveyor,
    work: workDualConveyor,
  },
  lifter: { picture: robotLifter, model: modelLifter, work: workLifter },
};
