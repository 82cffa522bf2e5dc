import type { Pose } from './scene-on-plan';

/** Units of the plan in a second, and degrees that take as long as a unit. */
const speed = 280;
const degreesPerUnit = 3;

/** Writes a pose as a CSS transform. */
const write = ({ x, y, angle }: Pose) => `translate(${x}px, ${y}px) rotate(${angle}deg)`;

/** Lets a robot of the plan drive from pose to pose, to where it stands already; it jumps where movement is refused. @returns stops it */
export function driveRobot(robot: SVGGElement, poses: readonly Pose[]): () => void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return () => {};
  const turned = turnTheShortWay(poses);
  const lengths = turned.map((pose, index) => {
    const before = turned[index - 1] ?? pose;
    return Math.hypot(pose.x - before.x, pose.y - before.y) + Math.abs(pose.angle - before.angle) / degreesPerUnit;
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (total === 0) return () => {};
  let driven = 0;
  const keyframes = turned.map((pose, index) => {
    driven += lengths[index] ?? 0;
    return { transform: write(pose), offset: Math.min(1, driven / total) };
  });
  const drive = robot.animate(keyframes, { duration: (1000 * total) / speed, easing: 'ease-in-out' });
  return () => drive.cancel();
}

/** The same directions, each less than half a turn from the one before. */
function turnTheShortWay(poses: readonly Pose[]): readonly Pose[] {
  let before = poses[0]?.angle ?? 0;
  return poses.map((pose) => {
    const angle = before + ((((pose.angle - before) % 360) + 540) % 360) - 180;
    before = angle;
    return { ...pose, angle };
  });
}
