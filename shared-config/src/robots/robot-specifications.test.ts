import { robotKeyFigures } from './robot-key-figures';
import { robotVariantNames } from './robot-names';
import { robotDelivery, robotInterfaces, robotSpecifications, robotStandards } from './robot-specifications';

/** Share of its capacity that a battery gives without wearing out. */
const usable = 0.9;
/** Share of a charger's power that reaches the cells. */
const charged = 0.9;

describe.each(robotVariantNames)('%s', (name) => {
  const robot = robotSpecifications[name];
  const { payload, runTime, chargeTime } = robotKeyFigures[name];
  const highest = (figure: typeof runTime) => ('value' in figure ? figure.value : figure.to);

  test('its model name says what it carries', () => {
    expect(robot.modelName).toMatch(new RegExp(`^MAG-[A-Z]{1,2}${payload.value}$`));
  });

  test('its aisles are wider than the robot and its load, two robots need more than one, and it gets round a corner', () => {
    const width = Math.max(robot.width.value, robot.carrier?.load.width.value ?? 0);
    expect(robot.aisle.oneWay.value).toBeGreaterThanOrEqual(width + 2 * 250);
    expect(robot.aisle.twoWay.value).toBeGreaterThanOrEqual(2 * width + 3 * 200);
    expect(robot.aisle.corner.value).toBeGreaterThanOrEqual(robot.aisle.oneWay.value);
  });

  test('its turning circle holds the robot', () => {
    expect(robot.turningCircle.value).toBeGreaterThanOrEqual(Math.hypot(robot.length.value, robot.width.value));
  });

  test('its largest load fits what carries it', () => {
    if (!robot.carrier) {
      expect(robot.train?.trailers).toBeGreaterThan(0);
      return;
    }
    const { length, width, load, overhang, count } = robot.carrier;
    expect(load.length.value).toBeLessThanOrEqual(length.value + 2 * overhang.value);
    expect(load.width.value).toBeLessThanOrEqual(width.value + 2 * overhang.value);
    expect(count * length.value).toBeLessThanOrEqual(robot.length.value);
    expect(width.value).toBeLessThanOrEqual(robot.width.value);
  });

  test('its battery lasts for the run time, and its charger fills it in the charge time', () => {
    const { capacity, power, charger } = robot.battery;
    const hours = (capacity.value * 1000 * usable) / power.value;
    expect(hours).toBeGreaterThanOrEqual(highest(runTime));
    // A battery twice as large as stated would be a mistake too.
    expect(hours).toBeLessThanOrEqual(highest(runTime) * 1.25);
    const charging = (capacity.value * 1000 * usable) / (charger.value * charged);
    expect(charging).toBeLessThanOrEqual(highest(chargeTime));
    expect(charging).toBeGreaterThanOrEqual(1);
  });

  test('a raised load is higher than a lowered one, and docks as precisely as its floor allows', () => {
    const height = robot.carrier?.height;
    if (height && 'from' in height) expect(height.to).toBeGreaterThan(height.from);
    expect(robot.dockingAccuracy.value).toBeLessThanOrEqual(robot.floor.gap.value);
  });

  test('it stops for people at performance level d', () => {
    const levels = new Map(robot.safety.map((each) => [each.name, each.level]));
    expect(levels.size).toBe(robot.safety.length);
    expect(levels.get('Protective stop by safety laser scanners')).toBe('PL d');
    expect(levels.get('Emergency stop, buttons on both sides')).toBe('PL d');
  });
});

test('a counterbalance does not tip over: its weight behind the front axle outweighs the load before it', () => {
  const { weight, carrier } = robotSpecifications.counterBalance;
  // From the front axle, in m, as in the model: to the middle of the truck's weight, and to that of the load.
  const [behind, ahead] = [0.85, 1.06];
  expect(carrier?.kind).toBe('forks');
  expect(weight.value * behind).toBeGreaterThan(1.25 * robotKeyFigures.counterBalance.payload.value * ahead);
});

test('all robots have the interfaces and standards that a plant asks for', () => {
  const names = robotInterfaces.map(([name]) => name).join(' ');
  for (const name of ['VDA 5050', 'REST', 'MQTT', 'PLC']) expect(names).toContain(name);
  expect(robotStandards.map(([name]) => name)).toEqual(expect.arrayContaining(['CE', 'ISO 3691-4']));
  expect(robotDelivery.length).toBeGreaterThan(3);
});
