import type { ModelFile, PictureFile } from 'kit/media/media-file';
import {
  modelAgvTugger,
  modelCounterBalance,
  modelDualConveyor,
  modelFork,
  modelLifter,
  modelSingleConveyor,
  workAgvTugger,
  workCounterBalance,
  workDualConveyor,
  workFork,
  workLifter,
  workSingleConveyor,
} from 'shared-config/media/catalog';
import type { RobotVariantName } from 'shared-config/robots/robot-names';

type RobotMedia = { model: ModelFile; work: PictureFile };

/** The media of each robot. */
export const robotMedia: Readonly<Record<RobotVariantName, RobotMedia>> = {
  fork: { model: modelFork, work: workFork },
  agvTugger: { model: modelAgvTugger, work: workAgvTugger },
  counterBalance: { model: modelCounterBalance, work: workCounterBalance },
  singleConveyor: { model: modelSingleConveyor, work: workSingleConveyor },
  dualConveyor: { model: modelDualConveyor, work: workDualConveyor },
  lifter: { model: modelLifter, work: workLifter },
};
