import { readLoadCost } from './read-trace';

const main = { pid: 1, tid: 1 };
const paint = { ...main, name: 'firstContentfulPaint', ts: 1000 };
const task = (ts: number, tdur: number, thread = main) => ({ ...thread, name: 'RunTask', ts, tdur });

test('tasks after the first paint count, in time of a processor four times slower', () => {
  const traceEvents = [task(500, 90_000), paint, task(2000, 20_000), task(3000, 30_000), task(4000, 1000)];
  expect(readLoadCost({ traceEvents }, '/')).toEqual({ blocking: 30 + 70, longest: 120, longTasks: 2 });
});

test('what other threads do keeps nobody waiting', () => {
  const traceEvents = [paint, task(2000, 90_000, { pid: 1, tid: 2 }), task(2000, 90_000, { pid: 2, tid: 1 })];
  expect(readLoadCost({ traceEvents }, '/')).toEqual({ blocking: 0, longest: 0, longTasks: 0 });
});

test('a page that was never painted has no cost, which is said', () => {
  expect(() => readLoadCost({ traceEvents: [task(1, 1)] }, '/contact')).toThrow('/contact was never painted');
});
