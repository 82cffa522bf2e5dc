import { formatTable, holdsLimits, type MeasuredPage } from './report';

const load = { heading: 'Home', largestPaint: 1000, longestTask: 80, shift: 0, html: 14_000, scripts: 98_400 };
const within: MeasuredPage = {
  path: '/',
  composed: [900, 1100, 1000].map((largestPaint) => ({ ...load, largestPaint })),
  plain: [{ ...load, largestPaint: 800 }, load],
  bundle: [{ ...load, largestPaint: 2000 }],
  grades: [{ blocking: 20, score: 99 }],
  visits: [0, 0.02],
};

const cellsOf = (line = '') => line.split('|').map((cell) => cell.trim());

test('a row has the medians of a page, with its limits above', () => {
  const [head, , row] = formatTable([within]);
  expect(head).toContain('| ÷ static (≤ 1.2) | ÷ bundle (≤ 0.6) |');
  expect(cellsOf(row).join(' ').trim()).toBe('/ 1000 900 2000 1.11 0.50 0.000 0.020 98.4 14.0 80 20 99');
  expect(holdsLimits([within])).toBe(true);
});

test('a figure beyond its limit is bold', () => {
  const slow = { ...within, bundle: [{ ...load, largestPaint: 1500 }], grades: [{ blocking: 201, score: 94 }] };
  expect(cellsOf(formatTable([slow])[2]).filter((cell) => cell.startsWith('**'))).toEqual([
    '**0.67**',
    '**201**',
    '**94**',
  ]);
  expect(holdsLimits([slow])).toBe(false);
});

test('without a series of visits there is no largest shift, and no limit is exceeded', () => {
  const unvisited = { ...within, visits: [] };
  expect(cellsOf(formatTable([unvisited])[2])).toContain('–');
  expect(holdsLimits([unvisited])).toBe(true);
});
