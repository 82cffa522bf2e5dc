import type { RobotVariantName } from 'shared-config/robots/robot-names';

type Point = readonly [x: number, y: number, z: number];

/**
 * How the camera of a studio picture stands, in metres from the middle of the robot: x forward, y up, z to its right; and the focal
 * length of its lens, for a picture 36 mm wide.
 */
export type StudioView = { eye: Point; target: Point; lens: number };

/** The cameras of the studio pictures (`VIEWS` in media/source/scenes/studio.py, whose z is up), so that a model stands where its picture stood. */
export const studioViews: Readonly<Record<RobotVariantName, StudioView>> = {
  lifter: { eye: [2.05, 0.92, 2.35], target: [0, 0.15, 0], lens: 62 },
  singleConveyor: { eye: [2.5, 1.45, 2.85], target: [0, 0.5, 0], lens: 58 },
  dualConveyor: { eye: [2.7, 1.6, 2.95], target: [0, 0.5, 0], lens: 58 },
  fork: { eye: [3.2, 1.6, 3.75], target: [-0.02, 0.84, 0], lens: 57 },
  agvTugger: { eye: [4.1, 1.7, 4.0], target: [-1.3, 0.52, 0], lens: 57 },
  counterBalance: { eye: [4.2, 1.8, 4.7], target: [0.02, 1.08, 0], lens: 56 },
};
