import { fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { driveRobot } from './drive-robot';
import type { Pose } from './scene-on-plan';

const robot = document.createElementNS('http://www.w3.org/2000/svg', 'g');
const cancel = jest.fn();
const animate = jest.fn((_keyframes: readonly Keyframe[], _options: KeyframeAnimationOptions) => ({ cancel }));
beforeEach(() => {
  cancel.mockClear();
  animate.mockClear();
  Object.assign(robot, { animate });
  fakeMatchMedia((query) => query.includes('no-preference'));
});

const pose = (x: number, y: number, angle: number): Pose => ({ x, y, angle });
/** Where the robot is seen, and after which share of the drive. */
const driven = () => animate.mock.calls[0]?.[0].map(({ transform, offset }) => [transform, offset]);

test('a robot drives from pose to pose at one speed, turns included, until stopped', () => {
  const stop = driveRobot(robot, [pose(0, 0, 0), pose(280, 0, 0), pose(280, 0, 90), pose(280, 110, 90)]);
  expect(driven()).toEqual([
    ['translate(0px, 0px) rotate(0deg)', 0],
    ['translate(280px, 0px) rotate(0deg)', 280 / 420],
    ['translate(280px, 0px) rotate(90deg)', 310 / 420],
    ['translate(280px, 110px) rotate(90deg)', 1],
  ]);
  // 420 units, 280 of them in a second.
  expect(animate.mock.calls[0]?.[1].duration).toBe(1500);
  expect(cancel).not.toHaveBeenCalled();
  stop();
  expect(cancel).toHaveBeenCalledTimes(1);
});

test.each([
  [180, -90, 270],
  [-90, 180, -180],
  [350, 10, 370],
  [0, 90, 90],
])('from %i to %i degrees it turns the short way', (from, to, written) => {
  driveRobot(robot, [pose(0, 0, from), pose(0, 0, to)]);
  expect(driven()?.map(([transform]) => transform)).toEqual([
    `translate(0px, 0px) rotate(${from}deg)`,
    `translate(0px, 0px) rotate(${written}deg)`,
  ]);
});

test('a waiting robot does not move', () => {
  driveRobot(robot, [pose(5, 5, 90)])();
  expect(animate).not.toHaveBeenCalled();
});
