import { palette } from 'shared-config/palette';
import { escapeXml } from '../../../delivery/src/compose/write/escape-xml';
import { median } from '../statistics';
import type { Figure } from './figures';
import { type RouteResults, valuesOf } from './results';
import { type Variant, variants, variantTexts } from './variants';

const margin = 24;
const labelWidth = 150;
const panelWidth = 380;
const panelGap = 24;
/** Room behind a bar for its number. */
const numberWidth = 52;
const headHeight = 96;
const routeHeight = 34;
const barRow = 19;
const barHeight = 12;
const routeGap = 14;
const width = 2 * margin + labelWidth + 2 * panelWidth + panelGap;

/** The two halves of the chart, on one scale. */
const panels: readonly { figure: Figure; title: string }[] = [
  { figure: 'lcpSimulated', title: 'simulated throttling' },
  { figure: 'lcpDevtools', title: 'throttling by the browser' },
];

/** Draws the largest contentful paint of pages in all variants: bars of the medians, a line over each from the least to the most. */
export function drawChart(routes: readonly RouteResults[]): string {
  const most = Math.max(...routes.flatMap((route) => panels.flatMap(({ figure }) => allValues(route, figure))));
  const scale = (value: number) => (value / most) * (panelWidth - numberWidth);
  const routeBlock = routeHeight + variants.length * barRow + routeGap;
  const height = headHeight + routes.length * routeBlock + margin;
  const panelLeft = (index: number) => margin + labelWidth + index * (panelWidth + panelGap);
  const blocks = routes.map((route, index) => {
    const top = headHeight + index * routeBlock;
    const rows = variants.map((variant, row) => {
      const y = top + routeHeight + row * barRow;
      const bars = panels.map(({ figure }, panel) =>
        drawBar(valuesOf(route, variant, figure), { variant, x: panelLeft(panel), y, scale }),
      );
      return `${drawText(variantTexts[variant].label, margin, y + 10, variant === 'composed' ? 'own' : 'label')}${bars.join('')}`;
    });
    return [drawText(route.route, margin, top + 20, 'route'), ...rows].join('\n');
  });
  const titles = panels.map(({ title }, index) => drawText(title, panelLeft(index), 80, 'label'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escapeXml(describeChart(routes))}</title>
<style>${styles}</style>
<rect class="page" width="${width}" height="${height}"/>
${drawText('How soon the largest part of a page is there', margin, 34, 'title')}
${drawText('Largest contentful paint on a phone with slow 4G, in milliseconds: less is better. Bar: median; line: least to most', margin, 56, 'label')}
${titles.join('\n')}
${blocks.join('\n')}
</svg>
`;
}

const allValues = (route: RouteResults, figure: Figure) =>
  variants.flatMap((variant) => valuesOf(route, variant, figure));

type BarPlace = { variant: Variant; x: number; y: number; scale: (value: number) => number };

function drawBar(values: readonly number[], { variant, x, y, scale }: BarPlace): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)];
  const lineY = y + barHeight / 2;
  const end = x + Math.max(scale(middle), scale(most));
  return (
    `<rect class="bar ${variant}" x="${x}" y="${y}" width="${round(scale(middle))}" height="${barHeight}"/>` +
    `<path class="spread" d="M${round(x + scale(least))} ${lineY}H${round(x + scale(most))}"/>` +
    drawText(middle.toFixed(0), round(end + 6), y + 10, 'number')
  );
}

const drawText = (text: string, x: number, y: number, kind: string) =>
  `<text class="${kind}" x="${x}" y="${y}">${escapeXml(text)}</text>`;

const round = (value: number) => Math.round(value * 10) / 10;

/** What the picture says, for those who do not see it. */
function describeChart(routes: readonly RouteResults[]): string {
  const describePaint = (route: RouteResults, variant: Variant) =>
    `${variantTexts[variant].label} ${median(valuesOf(route, variant, 'lcpSimulated')).toFixed(0)}`;
  const sentences = routes.map(
    (route) => `${route.route}: ${variants.map((variant) => describePaint(route, variant)).join(', ')}.`,
  );
  return `Largest contentful paint in milliseconds, simulated throttling. ${sentences.join(' ')}`;
}

const colours = (scheme: 'light' | 'dark') =>
  `.page{fill:${palette.page[scheme]}}text{fill:${palette.ink[scheme]}}.label,.number{fill:${palette.inkSoft[scheme]}}` +
  `.bar{fill:${palette.lineStrong[scheme]}}.composed{fill:${palette.accent[scheme]}}.own{fill:${palette.accent[scheme]}}` +
  `.spread{stroke:${palette.ink[scheme]};stroke-width:1.5}`;

const styles =
  'text{font-family:system-ui,sans-serif;font-size:13px}.title{font-size:18px;font-weight:700}.route{font-weight:700}' +
  '.number{font-variant-numeric:tabular-nums}.own{font-weight:700}' +
  `${colours('light')}@media (prefers-color-scheme:dark){${colours('dark')}}`;
