import { stoppingDistance } from './stopping-distance';

test.each([
  [0.75, 0.47],
  [1, 0.77],
  [1.5, 1.57],
])('at %s m/s a robot stops within %s m, as in the article on scanners', (speed, distance) => {
  expect(stoppingDistance(speed)).toBeCloseTo(distance, 2);
});
