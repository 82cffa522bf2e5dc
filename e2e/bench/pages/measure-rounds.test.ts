import type { CheckedRoute } from './judge-pages';
import { measureRounds, type Run } from './measure-rounds';
import { byVariant } from './results';

const checked: CheckedRoute[] = ['/', '/contact'].map((route) => ({
  route,
  pages: byVariant((variant) => ({ heading: 'Contact', errors: [], scriptBytes: variant === 'floor' ? 0 : 94_661 })),
}));
const figures = { lcpSimulated: 1, lcpDevtools: 2, tbtSimulated: 3, tbtDevtools: 4, score: 99, longestTask: 5 };
const runWith = (measure: Run['measure']): Run => ({ measure, checked, rounds: 2, report: () => {} });

test('each page has the figures of every round in every variant, and the bytes of its scripts', async () => {
  const { routes, repeated } = await measureRounds(runWith(async () => figures));
  expect(routes.map(({ route }) => route)).toEqual(['/', '/contact']);
  for (const { rounds } of routes) {
    expect(rounds.composed).toEqual([1, 2].map(() => ({ ...figures, scripts: 94.661 })));
    expect(rounds.floor).toEqual([1, 2].map(() => ({ ...figures, scripts: 0 })));
  }
  expect(repeated).toEqual([]);
});

test('what could not be measured is measured again, and that is noted', async () => {
  let failures = 2;
  const { routes, repeated } = await measureRounds(
    runWith(async (variant, route) => {
      if (variant === 'monolith' && route === '/contact' && failures-- > 0) throw new Error('no rest');
      return figures;
    }),
  );
  expect(routes[1]?.rounds.monolith).toHaveLength(2);
  expect(repeated).toEqual([1, 2].map(() => 'Round 1 of 2, /contact, monolith: no rest'));
});

test('what can never be measured ends the run, with page and variant', async () => {
  const run = runWith(async (variant) => {
    if (variant === 'federation') throw new Error('no rest');
    return figures;
  });
  await expect(measureRounds(run)).rejects.toThrow('Round 1 of 2, /, federation: no rest. Nothing was written');
});
