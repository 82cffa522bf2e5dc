import { robotVariantNames } from './robot-names';
import { robotPayloads } from './robot-payloads';
import { robotSpecifications } from './robot-specifications';
import { loadCentre, residualCapacity, wheelLoad } from './robot-stability';

test('the counterbalance lifts its payload to the top in the middle of the largest load', () => {
  const { carrier } = robotSpecifications.counterBalance;
  const top = carrier && 'to' in carrier.height ? carrier.height.to : 0;
  expect(residualCapacity(top, loadCentre('counterBalance')?.value ?? 0).value).toBe(robotPayloads.counterBalance);
  // 2650 × (850 − 4% × 600) = 2,188,900; over 1.25 × (440 + 800 + 4% × 3100) = 1705 that is 1283 kg.
  expect(residualCapacity(top, 800)).toEqual({ value: 1280, unit: 'kg' });
});

test('higher and further out it lifts less', () => {
  expect(residualCapacity(1500, 800).value).toBeGreaterThan(residualCapacity(2600, 800).value);
  expect(residualCapacity(2600, 800).value).toBeGreaterThan(residualCapacity(2600, 1000).value);
});

test('each robot says what its heaviest wheel carries', () => {
  // Lifter: (240 + 1500) / 2. Front axle of the counterbalance: 2650 × 0.15 + 1500 × 2.04 = 3457.5 kg, on two wheels.
  expect(Object.fromEntries(robotVariantNames.map((name) => [name, wheelLoad(name).value]))).toEqual({
    ...{ lifter: 870, singleConveyor: 670, dualConveyor: 960 },
    ...{ fork: 1080, agvTugger: 240, counterBalance: 1730 },
  });
});
