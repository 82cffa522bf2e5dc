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
import type { FilmFile, ModelFile, PictureFile } from 'shared-config/media/media-file';
import type { RobotVariantName } from 'shared-config/robots/robot-names';

/** What there is to see of a robot: its studio picture, a film that turns it once, its model, and the robot at work. */
export type RobotMedia = { picture: PictureFile; film: FilmFile; model: ModelFile; work: PictureFile };

/** The media of each robot. */
export const robotMedia: Readonly<Record<RobotVariantName, RobotMedia>> = {
  fork: { picture: robotFork, film: filmFork, model: modelFork, work: workFork },
  agvTugger: { picture: robotAgvTugger, film: filmAgvTugger, model: modelAgvTugger, work: workAgvTugger },
  counterBalance: {
    picture: robotCounterBalance,
    film: filmCounterBalance,
    model: modelCounterBalance,
    work: workCounterBalance,
  },
  singleConveyor: {
    picture: robotSingleConveyor,
    film: filmSingleConveyor,
    model: modelSingleConveyor,
    work: workSingleConveyor,
  },
  dualConveyor: {
    picture: robotDualConveyor,
    film: filmDualConveyor,
    model: modelDualConveyor,
    work: workDualConveyor,
  },
  lifter: { picture: robotLifter, film: filmLifter, model: modelLifter, work: workLifter },
};
