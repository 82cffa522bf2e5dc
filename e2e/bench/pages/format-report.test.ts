import { exampleResults } from './fixtures/example-results';
import { formatReport, formatTables } from './format-report';

const tables = formatTables(exampleResults.routes).join('\n');
/** The cells of a page's row below a heading. */
const rowOf = (title: string, route: string) =>
  tables
    .split(`## ${title}`)[1]
    ?.split('\n')
    .find((line) => line.includes(`\`${route}\``))
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(1, -1);

test('a row has median and spread in every variant, ratios of the medians, and its command', () => {
  expect(rowOf('Largest contentful paint, simulated throttling (ms)', '/')).toEqual([
    '`/`',
    '1000 (900 to 1100)',
    '1100 (1000 to 1200)',
    '2000 (1900 to 2100)',
    '2200 (2100 to 2300)',
    '3300 (3200 to 3400)',
    '1.10',
    '0.50',
    '0.33',
    '`npx -y pnpm@12 bench:pages --routes /`',
  ]);
});

test('a page without scripts has no ratio to its bytes', () => {
  expect(rowOf('Scripts of the first view (kB of brotli)', '/')).toEqual([
    '`/`',
    '0.0',
    '98.4',
    '98.4',
    '86.1',
    '98.4',
    '–',
    '1.14',
    '1.00',
    '`npx -y pnpm@12 bench:pages --routes /`',
  ]);
});

test('a command can be typed as it stands, whatever is in the query', () => {
  expect(rowOf('Longest task', '/robot?product=lifter')?.at(-1)).toBe(
    "`npx -y pnpm@12 bench:pages --routes '/robot?product=lifter'`",
  );
});

test('turns that were measured again are listed with the reason', () => {
  const repeated = ['Round 1 of 3, /, monolith: NO_TTI_CPU_IDLE_PERIOD'];
  expect(formatReport({ ...exampleResults, repeated }, 'pages.svg')).toContain(`\n\n- ${repeated[0]}\n`);
  expect(formatReport(exampleResults, 'pages.svg')).not.toContain('measured again');
});

test('the report says how it was made and what each delivery is, and shows the chart', () => {
  const report = formatReport(exampleResults, 'pages.svg');
  expect(report).toContain('`npx -y pnpm@12 bench:pages` on 2026-11-22, from 3 rounds on 2 cores');
  expect(report).toContain('with Lighthouse 12.8.2 and Chromium 150.0');
  expect(report).toContain('](pages.svg)');
  expect(report).toMatch(/\| floor +\| the composed HTML without any script/);
  expect(report.match(/^## /gm)).toHaveLength(7);
});
