import { escapeHtml } from 'kit/http/escape-html';

/** A line of a chart: its label, and its value at each place from left to right, or none. */
export type ChartLine = { label: string; values: readonly (number | undefined)[] };

const [width, height] = [320, 120];
const [left, right, top, bottom] = [4, 4, 10, 18];

/**
 * A chart of lines over days as SVG, from 0 up. The lines differ by colour and by dashes (classes `line-0`, `line-1` … of the page's
 * style); their values are in a table beside it, too.
 * @param title for screen readers
 * @param format a value with its unit
 */
export function drawChart(
  title: string,
  days: readonly string[],
  lines: readonly ChartLine[],
  format: (value: number) => string,
): string {
  const most = Math.max(...lines.flatMap(({ values }) => values.map((value) => value ?? 0)), Number.MIN_VALUE);
  const x = (at: number) => (days.length < 2 ? width / 2 : left + (at / (days.length - 1)) * (width - left - right));
  const y = (value: number) => height - bottom - (value / most) * (height - top - bottom);
  const place = (at: number, value: number) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`;
  const drawn = lines.map(({ label, values }, number) => {
    const points = values.flatMap((value, at) => (value === undefined ? [] : [place(at, value)]));
    // A single day is no line.
    const dots = values.map((value, at) =>
      value === undefined ? '' : `<circle cx="${x(at).toFixed(1)}" cy="${y(value).toFixed(1)}" r="2"/>`,
    );
    return `<g class="line-${number}"><title>${escapeHtml(label)}</title><polyline points="${points.join(' ')}"/>${dots.join('')}</g>`;
  });
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}">
<path class="axis" d="M${left} ${height - bottom}H${width - right}M${left} ${top}H${width - right}"/>
<text x="${left}" y="${top - 2}">${escapeHtml(format(most))}</text><text x="${left}" y="${height - 4}">${first}</text>${
    days.length > 1 ? `<text x="${width - right}" y="${height - 4}" text-anchor="end">${last}</text>` : ''
  }
${drawn.join('')}</svg>`;
}
