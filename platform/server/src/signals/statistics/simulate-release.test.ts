import { partWithdrawn, simulateRelease, simulateReleases } from '../../testing/simulate-release';

// The same simulations, 1,000 of each kind, are "npx -y pnpm@12 prove withdrawal". These have the first of their seeds.

test('a share that is no worse reaches everybody after 2,500 views at 10 % and at 50 %', () => {
  for (const { views, finding } of simulateReleases(4, { failureRate: 0.05 }, {}))
    expect([views, finding]).toEqual([5000, undefined]);
});

test('twice the failures are found within 500 views of the share where one in 20 fails', () => {
  const releases = simulateReleases(40, { failureRate: 0.05 }, { failures: 2 }, { maxViews: 500 });
  expect(partWithdrawn(releases, { measure: 'failures' })).toBeGreaterThan(0.85);
});

test('a version that always fails is withdrawn after some tens of views', () => {
  expect(simulateRelease(1, { failureRate: 0.01 }, { failures: 100 }).views).toBeLessThanOrEqual(50);
});

test.each(['largestPaint', 'interaction', 'shift'] as const)(
  'a p75 of %s that is worse by 30 %% is found',
  (measure) => {
    const releases = simulateReleases(2, { failureRate: 0.01 }, { [measure]: 1.3 }, { maxViews: 2000 });
    expect(partWithdrawn(releases, { measure })).toBe(1);
  },
);

test('a p75 that is worse by 3 % is nothing to withdraw for: the margin is 10 %', () => {
  expect(simulateRelease(1, { failureRate: 0.05 }, { largestPaint: 1.03 }).finding).toBeUndefined();
});
