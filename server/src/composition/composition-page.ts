import type { LeftOutPage } from 'shared-config/contract/left-out';
import type { SiteRecord } from 'shared-config/contract/site-record';
import { palette } from 'shared-config/palette';
import type { ErrorStore } from '../errors/error-store';
import { escapeHtml } from '../http/escape-html';

/** How many releases of each package are shown; `npx -y pnpm@12 releases <remote>` shows all. */
const shownHistory = 8;

/**
 * The page `/__composition`: the packages of the live site, the pages left out, and reported failures. It works without
 * script. For staff on this machine.
 */
export function writeCompositionPage(
  { id, packages, picture }: SiteRecord,
  sumErrors: ErrorStore['sum'],
  leftOut: readonly LeftOutPage[],
): string {
  const health = (name: string, version: string) => {
    const { count, lastAt } = sumErrors(name, version);
    return count === 0 ? 'no failure reported' : `${count} failures reported, last ${lastAt}`;
  };
  const rows = packages.map(
    ({ name, team, version, commit, bytes, routes, history, gradual }) => `<tr>
<th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(team)}</td>
<td><code>${escapeHtml(version)}</code>${gradual ? `<br><code>${escapeHtml(gradual.version)}</code> for ${gradual.share} %` : ''}<br>commit ${escapeHtml(commit ?? 'unknown')}</td>
<td>${Math.round(bytes / 1000)} kB</td><td>${routes.length > 0 ? routes.map(escapeHtml).join('<br>') : 'the frame of all pages'}</td>
<td><ol>${history.slice(-shownHistory).toReversed().map(describeLine).join('')}</ol></td>
<td>${escapeHtml(health(name, version))}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Composition ${escapeHtml(id)}</title>
<style>${compositionStyle}</style></head><body><main>
<h1>What this site consists of</h1><p>Composition <code>${escapeHtml(id)}</code></p>
<div class="scroll" role="region" aria-label="Picture of the composition" tabindex="0">${picture}</div>
${writeLeftOut(leftOut)}<h2>Packages</h2><div class="scroll" role="region" aria-label="Packages" tabindex="0"><table><thead><tr><th scope="col">Package</th><th scope="col">Team</th><th scope="col">Version</th><th scope="col">Size</th><th scope="col">Routes</th><th scope="col">History</th><th scope="col">Health</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div></main></body></html>`;
}

/** One change of what is live: when, what, who and why. */
function describeLine({
  at,
  by,
  version,
  share,
  forced,
  who,
  message,
}: SiteRecord['packages'][number]['history'][number]) {
  const what = [by, share === undefined ? '' : `${share} %`, forced ? 'forced' : ''].filter(Boolean).join(' ');
  const why = [who, message && `“${message}”`].filter(Boolean).join(': ');
  return `<li>${escapeHtml(at)} ${escapeHtml(what)} <code>${escapeHtml(version)}</code>${why ? ` ${escapeHtml(why)}` : ''}</li>`;
}

/** The pages that could not be prerendered; empty when there are none. */
function writeLeftOut(pages: readonly LeftOutPage[]): string {
  if (pages.length === 0) return '';
  const rows = pages.map(
    ({ location, remote, reason, readersSee }) =>
      `<tr><th scope="row">${escapeHtml(location)}</th><td>${escapeHtml(remote)}</td><td>${readersSee === 'last-good' ? 'the last good version' : 'nothing'}</td><td>${escapeHtml(reason)}</td></tr>`,
  );
  return `<h2>Pages left out</h2><p>They could not be prerendered. Correct the post or the page; "compose --verify" tries them again.</p>
<div class="scroll" role="region" aria-label="Pages left out" tabindex="0"><table><thead><tr><th scope="col">Page</th><th scope="col">Package</th><th scope="col">Readers see</th><th scope="col">Reason</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div>
`;
}

/** Style of the page; the page's policy contains its hash. */
export const compositionStyle = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:${palette.ink.light};background:${palette.page.light}}main{max-width:90rem;margin:auto;padding:2rem}.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse}th,td{padding:.75rem 1rem .75rem 0;border-bottom:1px solid #d9d5cc;text-align:left;vertical-align:top;font-size:.875rem}ol{margin:0;padding:0;list-style:none}code{font-family:ui-monospace,monospace}h1{line-height:1.15}`;
