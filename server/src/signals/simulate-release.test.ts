import { countWithdrawn, simulateRelease } from '../testing/simulate-release';

// The same simulations, 1,000 of each, are "npx -y pnpm@12 prove withdrawal". These have the first seeds.
const runs = 40;

test('a share that is no worse is not withdrawn, and reaches everybody after 2,500 views at 10 % and at 50 %', () => {
  expect(countWithdrawn(4, { failureRate: 0.05 }, {})).toBe(0);
  expect(simulateRelease(1, { failureRate: 0.05 }, {})).toEqual({ views: 5000, finding: undefined });
});

test('twice the failures are found within 500 views of the share where one in 20 fails', () => {
  const change = { failures: 2 };
  expect(countWithdrawn(runs, { failureRate: 0.05 }, change, { maxViews: 500, measure: 'failures' })).toBeGreaterThan(
    0.85,
  );
});

test('a version that always fails is withdrawn after some tens of views', () => {
  expect(simulateRelease(1, { failureRate: 0.01 }, { failures: 100 }).views).toBeLessThanOrEqual(50);
});

test.each(['largestPaint', 'interaction', 'shift'] as const)(
  'a p75 of %s that is worse by 30 %% is found',
  (measure) => {
    const withdrawn = countWithdrawn(2, { failureRate: 0.01 }, { [measure]: 1.3 }, { maxViews: 2000, measure });
    expect(withdrawn).toBeGreaterThan(0.9);
  },
);

test('a p75 that is worse by 3 % is nothing to withdraw for: the margin is 10 %', () => {
  expect(countWithdrawn(1, { failureRate: 0.05 }, { largestPaint: 1.03 })).toBe(0);
});
