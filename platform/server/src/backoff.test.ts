import { backoff } from './backoff';

test('a pause doubles from two seconds to its limit', () => {
  expect([1, 2, 3, 12, 40].map((failures) => backoff(failures, 3_600_000))).toEqual([
    2000, 4000, 8000, 3_600_000, 3_600_000,
  ]);
});
