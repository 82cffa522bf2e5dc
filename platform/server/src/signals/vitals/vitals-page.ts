import { escapeHtml } from 'kit/http/escape-html';
import { inboxPath } from '../../enquiries/enquiry-page';
import type { WithBase } from '../../http/with-base';
import { writeToolLink } from '../../site/staff-tools';
import { formatMeasure, measureNames } from '../shares/describe-finding';
import type { WatchedShare } from '../shares/watch-store';
import { drawChart } from './draw-chart';
import { describeWatch, formatCounted } from './format-vitals';
import { countedOf, type DaySummary, type PackageSummary, told, type VersionSummary } from './summarise-versions';

/** Path of the page that tells how visitors' pages fare. */
export const vitalsPath = '/__vitals';

/** Versions of a package that are shown; `npx -y pnpm@12 vitals <remote>` tells of all. */
const shownVersions = 3;

/**
 * The page `/__vitals`: how the pages of each package fare, version beside version, as tables and as charts. It works without script. For
 * staff on this machine.
 * @param days that it tells of
 * @param tool path of the site's tool
 */
export function writeVitalsPage(
  packages: readonly PackageSummary[],
  watched: readonly WatchedShare[],
  days: number,
  { colours, tool, withBase }: { colours: string; tool: string | undefined; withBase: WithBase },
): string {
  const content =
    packages.length > 0
      ? packages.map((one) => writePackage(one, watched)).join('')
      : `<p>No view was counted in the last ${days} days. Pages tell how they fared when their visitors leave.</p>`;
  const choices = [1, 7, 28, 90].map((choice) =>
    choice === days
      ? `<strong aria-current="page">${choice}</strong>`
      : `<a href="${withBase(vitalsPath)}?days=${choice}">${choice}</a>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>How pages fare</title>
<style>${colours}</style><style>${vitalsStyle}</style></head><body><header><nav aria-label="Staff"><a href="${withBase(inboxPath)}">Enquiries</a> ${writeToolLink(tool, withBase)}<a href="${withBase('/__composition')}">Composition</a></nav></header><main>
<h1>How pages fare</h1><p>75th percentiles, and failures in 1,000 views; in brackets the interval in which the true value is in 95 % of all cases, and how many it is of. Last days: ${choices.join(' ')}</p>
${content}</main></body></html>`;
}

function writePackage({ remote, versions }: PackageSummary, watched: readonly WatchedShare[]): string {
  const shown = versions.slice(0, shownVersions);
  const name = escapeHtml(remote);
  const watches = watched.filter(
    (one) => one.remote === remote && shown.some(({ version }) => version === one.version),
  );
  const head = told.map((measure) => `<th scope="col" role="columnheader">${capitalise(measureNames[measure])}</th>`);
  return `<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>
${watches.map((one) => `<p><code>${one.version}</code> ${escapeHtml(describeWatch(one))}</p>`).join('')}
<table role="table" aria-labelledby="${name}"><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Version</th>${head.join('')}</tr></thead>
<tbody role="rowgroup">${shown.map(writeRow).join('\n')}</tbody></table>
<div class="charts">${told.map((measure) => writeChart(remote, measure, shown)).join('')}</div></section>
`;
}

function writeRow(version: VersionSummary, number: number): string {
  const cells = told.map(
    (measure) =>
      `<td role="cell" data-column="${capitalise(measureNames[measure])}">${escapeHtml(formatCounted(measure, countedOf(version, measure)))}</td>`,
  );
  const period = `${version.from.slice(0, 10)} to ${version.to.slice(0, 10)}`;
  return `<tr role="row"><th scope="row" role="rowheader"><svg class="key" viewBox="0 0 24 8" aria-hidden="true"><g class="line-${number}"><polyline points="0,4 24,4"/></g></svg> <code>${version.version}</code><br>${version.views.toLocaleString('en')} views<br>${period}</th>${cells.join('')}</tr>`;
}

function writeChart(remote: string, measure: (typeof told)[number], versions: readonly VersionSummary[]): string {
  const days = [...new Set(versions.flatMap((version) => version.days.map(({ day }) => day)))].sort();
  const lines = versions.map(({ version, days: own }) => {
    const byDay = new Map<string, DaySummary>(own.map((one) => [one.day, one]));
    return { label: version, values: days.map((day) => byDay.get(day)?.[measure]) };
  });
  const name = capitalise(measureNames[measure]);
  const title = `${name} of ${remote} by day, ${versions.map(({ version }) => version).join(' beside ')}`;
  return `<figure><figcaption>${name}</figcaption>${drawChart(title, days, lines, (value) => formatMeasure(measure, value))}</figure>`;
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Style of the page; the page's policy contains its hash. */
export const vitalsStyle = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--colour-ink);background:var(--colour-page)}main,header{max-width:90rem;margin:auto;padding:clamp(1rem,3vw,2rem)}header{padding-block:1rem 0}a{color:inherit}nav a,p a,p strong{display:inline-block;min-width:1.5rem;padding:.25rem .5rem .25rem 0}h1{line-height:1.15}h2{margin:2.5rem 0 .5rem}code{font-family:ui-monospace,monospace}table{width:100%;border-collapse:collapse}th,td{padding:.75rem 1rem .75rem 0;border-bottom:1px solid var(--colour-line-strong);text-align:left;vertical-align:top;font-size:.875rem}.charts{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1.5rem;margin-top:1.5rem}figure{margin:0}figcaption{font-size:.875rem;color:var(--colour-ink-soft)}svg{display:block;width:100%;height:auto}svg.key{display:inline-block;width:24px;height:8px}text{font-size:9px;fill:var(--colour-ink-soft)}.axis{stroke:var(--colour-line-strong);stroke-width:.5;fill:none}polyline{fill:none;stroke:currentColor;stroke-width:1.75;stroke-linejoin:round}circle{fill:currentColor;stroke:none}.line-0{color:var(--colour-accent)}.line-1{color:var(--colour-focus)}.line-1 polyline{stroke-dasharray:5 3}.line-2{color:var(--colour-ink-soft)}.line-2 polyline{stroke-dasharray:1.5 3}@media(max-width:60rem){thead{position:absolute;clip-path:inset(50%);height:1px;width:1px;overflow:hidden}table,tbody,tr,th,td{display:block}tr{padding:.75rem 0;border-bottom:1px solid var(--colour-line-strong)}table :is(th,td){padding:.25rem 0;border:0}td::before{content:attr(data-column);display:block;font-size:.75rem;color:var(--colour-ink-soft)}}`;
