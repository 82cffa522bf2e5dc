import { drawChart } from './draw-chart';

const days = ['2026-01-01', '2026-01-02', '2026-01-03'];
const draw = (values: readonly (number | undefined)[], label = 'a') =>
  drawChart('Paint <by day>', days.slice(0, values.length), [{ label, values }], (value) => `${value} ms`);
const dots = (chart: string) => [...chart.matchAll(/<circle cx="([^"]+)" cy="([^"]+)"/g)].map(([, x, y]) => [x, y]);

test('days stand from left to right, the largest value at the top and 0 on the axis', () => {
  const chart = draw([0, 100, 50]);
  expect(chart).toContain('<polyline points="4.0,102.0 160.0,10.0 316.0,56.0"/>');
  expect(chart).toContain('>100 ms</text>');
  expect(chart).toMatch(/>2026-01-01<.*text-anchor="end">2026-01-03</);
});

test('a day without a value has no dot, and one day alone stands in the middle', () => {
  expect(dots(draw([100, undefined, 50]))).toEqual([
    ['4.0', '10.0'],
    ['316.0', '56.0'],
  ]);
  const single = draw([100]);
  expect(dots(single)).toEqual([['160.0', '10.0']]);
  expect(single).not.toContain('text-anchor="end"');
});

test('what stands in a chart is text', () => {
  const chart = draw([1], '<b>a</b>');
  expect(chart).toContain('aria-label="Paint &lt;by day&gt;"');
  expect(chart).toContain('<title>&lt;b&gt;a&lt;/b&gt;</title>');
});
