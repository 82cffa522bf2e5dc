import { planRun } from './routes';

test('five rounds of five routes are measured and published', () => {
  const { routes, rounds, isPublished } = planRun(undefined, undefined);
  expect(routes).toHaveLength(5);
  expect({ rounds, isPublished }).toEqual({ rounds: 5, isPublished: true });
});

test('what has fewer rounds or other routes is measured and not published', () => {
  expect(planRun('/,/lp2', '9')).toEqual({ routes: ['/', '/lp2'], rounds: 9, isPublished: false });
  expect(planRun(undefined, '4').isPublished).toBe(false);
  expect(planRun(undefined, '7').isPublished).toBe(true);
});

test.each(['0', '-1', '2.5', 'many', ''])('%p is no number of rounds', (rounds) => {
  expect(() => planRun(undefined, rounds)).toThrow(`--rounds ${rounds}`);
});

test('a name is no path', () => {
  expect(() => planRun('/,contact', undefined)).toThrow('"contact" is no path');
});
