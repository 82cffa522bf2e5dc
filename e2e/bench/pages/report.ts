import { median } from '../statistics';
import type { SpeedGrade } from './grade-speed';
import type { Load } from './measure-load';

/** A page as it was measured, an entry for each round. */
export type MeasuredPage = {
  path: string;
  composed: readonly Load[];
  plain: readonly Load[];
  bundle: readonly Load[];
  grades: readonly SpeedGrade[];
  /** Layout shifts of the composed page, visit by visit; none unless they were asked for. */
  visits: readonly number[];
};

type Column = {
  title: string;
  read: (page: MeasuredPage) => number;
  digits?: number;
  limit?: { most: number } | { least: number };
};

const paint = (loads: readonly Load[]) => median(loads.map(({ largestPaint }) => largestPaint));

const columns: readonly Column[] = [
  { title: 'composed, ms', read: ({ composed }) => paint(composed) },
  { title: 'static, ms', read: ({ plain }) => paint(plain) },
  { title: 'bundle, ms', read: ({ bundle }) => paint(bundle) },
  {
    title: '÷ static',
    read: ({ composed, plain }) => paint(composed) / paint(plain),
    digits: 2,
    limit: { most: 1.2 },
  },
  {
    title: '÷ bundle',
    read: ({ composed, bundle }) => paint(composed) / paint(bundle),
    digits: 2,
    limit: { most: 0.6 },
  },
  {
    title: 'shift',
    read: ({ composed }) => median(composed.map(({ shift }) => shift)),
    digits: 3,
    limit: { most: 0.01 },
  },
  { title: 'largest shift', read: ({ visits }) => Math.max(...visits), digits: 3, limit: { most: 0.05 } },
  {
    title: 'scripts, kB',
    read: ({ composed }) => median(composed.map(({ scripts }) => scripts / 1000)),
    digits: 1,
    limit: { most: 132 },
  },
  {
    title: 'HTML, kB',
    read: ({ composed }) => median(composed.map(({ html }) => html / 1000)),
    digits: 1,
    limit: { most: 20 },
  },
  { title: 'longest task, ms', read: ({ composed }) => median(composed.map(({ longestTask }) => longestTask)) },
  {
    title: 'blocking, ms',
    read: ({ grades }) => median(grades.map(({ blocking }) => blocking)),
    limit: { most: 200 },
  },
  { title: 'score', read: ({ grades }) => median(grades.map(({ score }) => score)), limit: { least: 95 } },
];

/** A Markdown table of the pages with the limit of each figure above it; values beyond it are bold. */
export function formatTable(pages: readonly MeasuredPage[]): string[] {
  const head = ['page', ...columns.map(({ title, limit }) => `${title}${describe(limit)}`)];
  const rows = pages.map((page) => [page.path, ...columns.map((column) => formatCell(column, column.read(page)))]);
  const widths = head.map((_, index) => Math.max(...[head, ...rows].map((cells) => cells[index]?.length ?? 0)));
  const toLine = (cells: readonly string[]) => {
    const padded = cells.map((cell, index) =>
      index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
    );
    return `| ${padded.join(' | ')} |`;
  };
  const line = widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [head, line, ...rows].map(toLine);
}

/** Whether every figure is within its limit. */
export const holdsLimits = (pages: readonly MeasuredPage[]): boolean =>
  pages.every((page) => columns.every((column) => holds(column, column.read(page))));

function describe(limit: Column['limit']): string {
  if (!limit) return '';
  return 'most' in limit ? ` (≤ ${limit.most})` : ` (≥ ${limit.least})`;
}

function formatCell(column: Column, figure: number): string {
  // The largest of no visits.
  if (!Number.isFinite(figure)) return '–';
  const text = figure.toFixed(column.digits ?? 0);
  return holds(column, figure) ? text : `**${text}**`;
}

function holds({ limit }: Column, figure: number): boolean {
  if (!limit) return true;
  return 'most' in limit ? figure <= limit.most : figure >= limit.least;
}
