import { describeSpread, median } from '../statistics';
import { type Figure, figureNames, figures } from './figures';
import { type Results, type RouteResults, valuesOf } from './results';
import { type Variant, variants, variantTexts } from './variants';

/** What the composed page is compared with. */
const compared: readonly Variant[] = ['floor', 'monolith', 'federation'];

/** What a person types. */
export const benchCommand = 'npx -y pnpm@12 bench:pages';

/** The whole document about a run, as Markdown. @param chart file of its picture, beside the document */
export function formatReport(results: Results, chart: string): string {
  const { rounds, cores, browser, lighthouse, date } = results.conditions;
  return `${[
    '# The same pages, delivered in five ways',
    '',
    `Written by \`${benchCommand}\` on ${date}, from ${rounds} rounds on ${cores} cores, with Lighthouse ${lighthouse} and Chromium ${browser}. It builds all five from the same sources, serves them with the site's own server, and measures them in turn, so that other work of the machine meets all alike.`,
    '',
    `![Largest contentful paint of ${results.routes.length} pages, each delivered in five ways](${chart})`,
    '',
    ...formatTable(
      ['delivery', 'what a browser gets'],
      variants.map((variant) => [variantTexts[variant].label, variantTexts[variant].description]),
    ),
    '',
    'Each figure is the median, with the least and the most of all rounds in parentheses; one number where all rounds measured the same. A ratio is one of medians, such as composed ÷ floor. The phone, its network and its processor are those that Lighthouse has for mobile: slow 4G, a processor four times slower. Simulated throttling computes them from a quick load; throttling by the browser really loads as slowly. Blocking time and tasks count from the first paint: where the browser renders the page, running its first scripts comes before that and is not in them. Tasks are measured in processor time, multiplied by four, in the trace of the quick load.',
    ...formatRepeated(results.repeated),
    ...formatTables(results.routes),
  ].join('\n')}\n`;
}

/** Repeating spares who needed it, so readers are told. */
const formatRepeated = (repeated: readonly string[]): string[] =>
  repeated.length === 0
    ? []
    : [
        '',
        'These turns were measured again, because Lighthouse could not measure them:',
        '',
        ...repeated.map((turn) => `- ${turn}`),
      ];

/** A table for each figure: pages, variants, ratios, and the command that measures the page again. */
export const formatTables = (routes: readonly RouteResults[]): string[] =>
  figureNames.flatMap((figure) => {
    const { title, unit } = figures[figure];
    const head = [
      'page',
      ...variants.map((variant) => variantTexts[variant].label),
      ...compared.map((variant) => `composed ÷ ${variantTexts[variant].label}`),
      'reproduced by',
    ];
    return [
      '',
      `## ${title} (${unit})`,
      '',
      ...formatTable(
        head,
        routes.map((route) => formatRow(figure, route)),
      ),
    ];
  });

function formatRow(figure: Figure, results: RouteResults): string[] {
  const { digits } = figures[figure];
  const middle = (variant: Variant) => median(valuesOf(results, variant, figure));
  return [
    `\`${results.route}\``,
    ...variants.map((variant) => describeSpread(valuesOf(results, variant, figure), digits)),
    ...compared.map((variant) => formatRatio(middle('composed'), middle(variant))),
    `\`${benchCommand} --routes ${quoteForShell(results.route)}\``,
  ];
}

/** Nothing compares with 0. */
const formatRatio = (one: number, other: number) => (other === 0 ? '–' : (one / other).toFixed(2));

/** A query has characters that mean something to a shell. */
const quoteForShell = (route: string) => (/^[\w/-]+$/.test(route) ? route : `'${route}'`);

/** A table in Markdown, its columns aligned. */
function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const formatLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [formatLine(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(formatLine)];
}
