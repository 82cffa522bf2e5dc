import {
  filmAgvTugger,
  filmCounterBalance,
  filmDualConveyor,
  filmFork,
  filmLifter,
  filmSingleConveyor,
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
import type { FilmFile, ModelFile, PictureFile } from 'shared-config/media/media-file';
import type { RobotVariantName } from 'shared-config/robots';

/** What there is to see of a variant: a film that turns it once, whose poster is the studio picture, its model, and it at work. */
export type VariantMedia = { film: FilmFile; model: ModelFile; work: PictureFile };

/** The media of each variant. */
export const variantMedia: Readonly<Record<RobotVariantName, VariantMedia>> = {
  fork: { film: filmFork, model: modelFork, work: workFork },
  agvTugger: { film: filmAgvTugger, model: modelAgvTugger, work: workAgvTugger },
  counterBalance: { film: filmCounterBalance, model: modelCounterBalance, work: workCounterBalance },
  singleConveyor: { film: filmSingleConveyor, model: modelSingleConveyor, work: workSingleConveyor },
  dualConveyor: { film: filmDualConveyor, model: modelDualConveyor, work: workDualConveyor },
  lifter: { film: filmLifter, model: modelLifter, work: workLifter },
};
