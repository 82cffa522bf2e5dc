import { render } from '@testing-library/react';
import { ThroughputLine } from './throughput-line';

/** How far down the drawing the demand is, and each point of the line. */
function showHeights(history: readonly number[], asked: number) {
  const { container } = render(<ThroughputLine history={history} asked={asked} />);
  const [, demand = '', line = ''] = [...container.querySelectorAll('path')].map(
    (path) => path.getAttribute('d') ?? '',
  );
  return {
    demand: Number(/^M0 ([\d.]+)H/.exec(demand)?.[1]),
    line: [...line.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y)),
  };
}

/** All jobs that are finished at the end of each minute, from the start. */
const finishEachMinute = (jobs: number, minutes: number) =>
  Array.from({ length: minutes + 1 }, (_, index) => index * jobs);

test('a fleet finishing two jobs a minute meets 120 an hour, and stays below 150', () => {
  const met = showHeights(finishEachMinute(2, 15), 120);
  expect(met.line).toHaveLength(11);
  for (const y of met.line) expect(y).toBeCloseTo(met.demand);

  const missed = showHeights(finishEachMinute(2, 15), 150);
  for (const y of missed.line) expect(y).toBeGreaterThan(missed.demand);
});

test('the last hour of a long run is shown; five idle minutes bring the line to zero', () => {
  const stopped = [...finishEachMinute(4, 80), ...Array.from({ length: 10 }, () => 320)];
  const { demand, line } = showHeights(stopped, 240);
  expect(line).toHaveLength(60);
  expect(line[0]).toBeCloseTo(demand);
  expect(line.at(-1)).toBe(96);
});
