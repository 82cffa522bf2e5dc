import { longest, shortest } from './planning-basis';
import { robotKeyFigures } from './robot-key-figures';
import { robotVariantNames } from './robot-names';
import { robotDelivery, robotInterfaces, robotSpecifications, robotStandards } from './robot-specifications';
import { counterBalanceAxles, loadCentre } from './robot-stability';
import { runTimeBasis } from './run-time-basis';

/** Share of its capacity that a battery gives for the run time. */
const usable = 1 - runTimeBasis.chargeLeft / 100;
/** Share of a charger's power that reaches the cells. */
const charged = 0.9;

const robots = robotVariantNames.map((name) => ({ name, ...robotSpecifications[name], ...robotKeyFigures[name] }));
/** The robots that break a rule. */
const breaking = (holds: (robot: (typeof robots)[number]) => boolean) =>
  robots.filter((robot) => !holds(robot)).map(({ name }) => name);

test('a model name says what the robot carries', () => {
  expect(breaking(({ modelName, payload }) => new RegExp(`^MAG-[A-Z]{1,2}${payload.value}$`).test(modelName))).toEqual(
    [],
  );
});

test('a turning circle holds the robot', () => {
  expect(
    breaking(({ turningCircle, length, width }) => turningCircle.value >= Math.hypot(length.value, width.value)),
  ).toEqual([]);
});

test('the largest load fits what carries it', () => {
  const fits = ({ carrier, train, ...robot }: (typeof robots)[number]) => {
    if (!carrier) return train !== undefined && train.trailers > 0;
    const { length, width, load, overhang, count } = carrier;
    return (
      load.length.value <= length.value + 2 * overhang.value &&
      load.width.value <= width.value + 2 * overhang.value &&
      count * length.value <= robot.length.value &&
      width.value <= robot.width.value
    );
  };
  expect(breaking(fits)).toEqual([]);
});

test('a battery lasts for the run time on the stated basis, and charges in its time', () => {
  const fits = ({ battery: { capacity, power, charger }, runTime, chargeTime }: (typeof robots)[number]) => {
    const hours = (share: number) => (capacity.value * 1000 * usable) / (power.value * share);
    const isNear = (exact: number, stated: number) => Math.abs(exact - stated) < 1 / 3;
    const charging = (capacity.value * 1000 * usable) / (charger.value * charged);
    const heavier = 'value' in runTime ? 1 : 1 + runTimeBasis.morePower / 100;
    const isRight = isNear(hours(1), longest(runTime)) && isNear(hours(heavier), shortest(runTime));
    return isRight && charging <= longest(chargeTime) && charging >= 1;
  };
  expect(breaking(fits)).toEqual([]);
});

test('a raised load is higher than a lowered one, and docking is precise enough', () => {
  const fits = ({ carrier, dockingAccuracy, floor }: (typeof robots)[number]) => {
    const height = carrier?.height;
    const isRaised = !height || !('from' in height) || height.to > height.from;
    return isRaised && dockingAccuracy.value <= floor.gap.value;
  };
  expect(breaking(fits)).toEqual([]);
});

test('a slot along the way is at most half as wide as the narrowest wheel', () => {
  // Of the models, in mm: the castors of the low base and of the trailers, the support wheels of the fork, the rear wheels.
  const wheels = { lifter: 30, singleConveyor: 30, dualConveyor: 30, fork: 70, agvTugger: 50, counterBalance: 150 };
  expect(breaking(({ name, floor }) => floor.slot.value === wheels[name] / 2)).toEqual([]);
});

test('every robot stops for people at performance level d', () => {
  const stops = ({ safety }: (typeof robots)[number]) => {
    const levels = new Map(safety.map((each) => [each.name, each.level]));
    const stop = ['Protective stop by safety laser scanners', 'Emergency stop, buttons on both sides'];
    return levels.size === safety.length && stop.every((name) => levels.get(name) === 'PL d, Cat. 3');
  };
  expect(breaking(stops)).toEqual([]);
});

test('a counterbalance does not tip over with its largest load', () => {
  const { weight, carrier } = robotSpecifications.counterBalance;
  const { middleBehind } = counterBalanceAxles;
  const ahead = Number(carrier?.turning?.loadDistance) + Number(loadCentre('counterBalance')?.value);
  expect(carrier?.kind).toBe('forks');
  expect(weight.value * middleBehind).toBeGreaterThan(1.25 * robotKeyFigures.counterBalance.payload.value * ahead);
});

test('all robots have the interfaces and standards that a plant asks for', () => {
  const names = robotInterfaces.map(([name]) => name).join(' ');
  for (const name of ['VDA 5050', 'REST', 'MQTT', 'PLC']) expect(names).toContain(name);
  expect(robotStandards.map(([name]) => name)).toEqual(expect.arrayContaining(['CE', 'ISO 3691-4']));
  expect(robotDelivery.length).toBeGreaterThan(3);
});
