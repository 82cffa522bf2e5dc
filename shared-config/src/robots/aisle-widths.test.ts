import { aisleWidths } from './aisle-widths';
import { type robotNames, robotVariantNames } from './robot-names';
import { robotSpecifications } from './robot-specifications';

const widths = (name: keyof typeof robotNames) => Object.values(aisleWidths(name)).map(({ value }) => value);

test('an aisle has 250 mm beside a robot alone, and 500 mm where people walk', () => {
  for (const name of robotVariantNames) {
    const { width, carrier } = robotSpecifications[name];
    const widest = Math.max(width.value, carrier?.load.width.value ?? 0);
    const { oneWay, oneWayWithPeople, twoWay, twoWayWithPeople } = aisleWidths(name);
    const spare = [
      oneWay.value - widest - 2 * 250,
      oneWayWithPeople.value - widest - 2 * 500,
      twoWay.value - 2 * widest - 3 * 200,
      twoWayWithPeople.value - 2 * widest - 3 * 500,
    ];
    expect([name, spare.filter((millimetres) => millimetres < 0 || millimetres >= 50)]).toEqual([name, []]);
  }
});

test('the lifter needs 1.7 m where robots are alone, and 2.2 m where people walk', () => {
  expect(widths('lifter')).toEqual([1700, 2200, 3000, 3900, 2000]);
});

test('forks alone need an aisle to stack in, wide enough to turn with a pallet', () => {
  expect(robotVariantNames.filter((name) => aisleWidths(name).stacking)).toEqual(['fork', 'counterBalance']);
  // Wa 1790 and 1700; the load reaches √(270² + 500²) = 568 and 440 + 1200 = 1640; 200 for safety.
  expect([aisleWidths('fork').stacking?.value, aisleWidths('counterBalance').stacking?.value]).toEqual([2600, 3550]);
});

test('a corner is no narrower than the aisle that leads to it', () => {
  for (const name of robotVariantNames)
    expect(aisleWidths(name).corner.value).toBeGreaterThanOrEqual(aisleWidths(name).oneWay.value);
});
