import { partWithdrawn, simulateReleases } from '../src/testing/simulate-release';

const r = simulateReleases(500, { failureRate: 0.01 }, { failures: 2 }, { maxViews: 5000 });
for (const v of [1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000])
  console.log(v, partWithdrawn(r, { measure: 'failures', views: v }));
