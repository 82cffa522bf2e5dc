import { drawChart } from './draw-chart';
import { exampleResults } from './fixtures/example-results';
import { variants, variantTexts } from './variants';

const chart = drawChart(exampleResults.routes);
const widthsOf = (name: string) =>
  Array.from(
    chart.matchAll(new RegExp(`class="bar ${name}" x="[\\d.]+" y="[\\d.]+" width="([\\d.]+)"`, 'g')),
    ([, width]) => Number(width),
  );

test('every page has a bar for each variant and each throttling, under its own name', () => {
  expect(chart.match(/class="bar /g)).toHaveLength(2 * variants.length * 2);
  for (const variant of variants) expect(chart).toContain(`>${variantTexts[variant].label}</text>`);
  expect(chart).toContain('>/robot?product=lifter</text>');
});

test('bars are as long as their medians, on one scale', () => {
  const [simulated = 0, throttled = 0] = widthsOf('composed');
  const [slowest = 0] = widthsOf('federation');
  expect(throttled / simulated).toBeCloseTo(1.5, 2);
  expect(slowest / simulated).toBeCloseTo(3, 2);
});

test('a line goes from the least to the most, across the end of the bar', () => {
  const [, x = '', bar = '', from = '', to = ''] =
    /class="bar composed" x="([\d.]+)" y="[\d.]+" width="([\d.]+)".*?class="spread" d="M([\d.]+) [\d.]+H([\d.]+)"/.exec(
      chart,
    ) ?? [];
  expect((Number(from) - Number(x)) / Number(bar)).toBeCloseTo(1000 / 1100, 2);
  expect((Number(to) - Number(x)) / Number(bar)).toBeCloseTo(1200 / 1100, 2);
});

test('nothing lies outside of the picture', () => {
  const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(chart) ?? [];
  const numbers = Array.from(chart.matchAll(/class="number" x="([\d.]+)" y="([\d.]+)"/g), ([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(numbers).toHaveLength(20);
  for (const [x = 0, y = 0] of numbers) {
    // Five digits of this size.
    expect(x + 40).toBeLessThan(Number(width));
    expect(y).toBeLessThan(Number(height));
  }
});

test('it has colours for both schemes, and says in words what it shows', () => {
  expect(chart).toContain('@media (prefers-color-scheme:dark)');
  expect(chart).toContain('/: floor 1000, composed 1100, hydrated at load 2000, monolith 2200, federation 3300');
});
