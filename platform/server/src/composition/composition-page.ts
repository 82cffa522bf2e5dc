import type { LeftOutPage } from 'kit/contract/left-out';
import type { SiteRecord } from 'kit/contract/site-record';
import { escapeHtml } from 'kit/http/escape-html';
import { nameCommand } from 'kit/presets/command-line/name-command';
import type { ErrorStore } from '../errors/error-store';
import type { WatchedShare } from '../signals/shares/watch-store';
import { describeWatch } from '../signals/vitals/format-vitals';

/** The note on a registry in a folder. */
const folderNote =
  'The live versions are recorded in a folder, which has no rights: whoever may write it may release, roll back and retire every remote.';

/** How many releases of each package are shown; `npx -y pnpm@12 releases <remote>` shows all. */
const shownHistory = 8;

/**
 * Facts that the page shows besides the record: where addresses lead that have no page any more, the pages that could not be prerendered, and the
 * shares that are watched, or were.
 */
export type LiveSite = {
  redirects: Readonly<Record<string, string>>;
  leftOut: readonly LeftOutPage[];
  watched: readonly WatchedShare[];
  /** Its colours as custom properties. */
  colours: string;
};

/**
 * The page `/__composition`: the packages of the live site, redirects, the remotes that have left, the pages left out, and reported
 * failures. It works without script. For staff on this machine.
 */
export function writeCompositionPage(record: SiteRecord, sumErrors: ErrorStore['sum'], live: LiveSite): string {
  const { id, packages, retired = [], picture } = record;
  const health = (name: string, version: string) => {
    const { count, lastAt } = sumErrors(name, version);
    return count === 0 ? 'no failure reported' : `${count} failures reported, last ${lastAt}`;
  };
  const tables = [
    writeTable('Pages left out', ['Page', 'Package', 'Readers see', 'Reason'], live.leftOut.map(describeLeftOut), {
      note: 'They could not be prerendered. Correct the post or the page; "compose --verify" tries them again.',
    }),
    writeTable(
      'Packages',
      ['Package', 'Team', 'Version', 'Size', 'Routes', 'History', 'Health'],
      packages.map((one) => [
        escapeHtml(one.name),
        escapeHtml(one.team),
        describeVersions(one, live.watched),
        `${Math.round(one.bytes / 1000)} kB`,
        one.routes.length > 0 ? one.routes.map(escapeHtml).join('<br>') : 'the frame of all pages',
        writeHistory(one.history),
        escapeHtml(health(one.name, one.version)),
      ]),
      { note: record.registry === 'file' ? folderNote : undefined },
    ),
    writeTable('Redirects', ['Address', 'Leads to', 'Named by'], describeRedirects(record, live.redirects), {
      note: 'Addresses of pages that have moved or gone.',
    }),
    writeTable(
      'Retired remotes',
      ['Remote', 'Version it ended with', 'History'],
      retired.map(({ name, version, history }) => [
        escapeHtml(name),
        `<code>${escapeHtml(version)}</code>`,
        writeHistory(history),
      ]),
      { note: `"${nameCommand('rollback')}" and its name bring a remote back.` },
    ),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Composition ${escapeHtml(id)}</title>
<style>${live.colours}</style><style>${compositionStyle}</style></head><body><main>
<h1>What this site consists of</h1><p>Composition <code>${escapeHtml(id)}</code></p>
<div class="scroll" role="region" aria-label="Picture of the composition" tabindex="0">${picture}</div>
${tables.join('')}</main></body></html>`;
}

/** A table under its heading; nothing without rows. Cells are HTML. In a narrow window each cell has its label, and its roles keep it a table. */
function writeTable(
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  { note }: { note?: string | undefined } = {},
): string {
  if (rows.length === 0) return '';
  const head = columns.map((column) => `<th scope="col" role="columnheader">${column}</th>`).join('');
  const body = rows.map(([first = '', ...others]) => {
    const cells = others.map((cell, at) => `<td role="cell" data-column="${columns[at + 1]}">${cell}</td>`);
    return `<tr role="row"><th scope="row" role="rowheader">${first}</th>${cells.join('')}</tr>`;
  });
  return `<h2>${heading}</h2>${note === undefined ? '' : `<p>${escapeHtml(note)}</p>`}
<table role="table" aria-label="${heading}"><thead role="rowgroup"><tr role="row">${head}</tr></thead>
<tbody role="rowgroup">${body.join('\n')}</tbody></table>
`;
}

type Package = SiteRecord['packages'][number];

function describeVersions(
  { name, version, gradual, commit = 'unknown', signedBy }: Package,
  watched: readonly WatchedShare[],
): string {
  const signed = signedBy === null ? '<br>unsigned' : `<br>signed by ${escapeHtml(signedBy ?? '')}`;
  const watch = watched.find(
    (one) => one.remote === name && one.version === gradual?.version && one.outcome === undefined,
  );
  const share = gradual
    ? `<br><code>${escapeHtml(gradual.version)}</code> for ${gradual.share} %${watch ? `, ${escapeHtml(describeWatch(watch))}` : ''}`
    : '';
  return `<code>${escapeHtml(version)}</code>${share}<br>commit ${escapeHtml(commit)}${signedBy === undefined ? '' : signed}`;
}

/** The latest changes of live versions, the last one first. */
const writeHistory = (history: Package['history']): string =>
  `<ol>${history.slice(-shownHistory).toReversed().map(describeLine).join('')}</ol>`;

/** One change of the live versions: when, what, who and why. */
function describeLine({
  at,
  by,
  version,
  share,
  forced,
  omitted = [],
  from,
  who,
  message,
}: Package['history'][number]) {
  const without = omitted.length > 0 ? `without ${omitted.join(', ')}` : '';
  const what = [by, from ? `from ${from}` : '', share === undefined ? '' : `${share} %`, forced ? 'forced' : '']
    .filter(Boolean)
    .join(' ');
  const why = [who, message && `“${message}”`].filter(Boolean).join(': ');
  const rest = [why, without].filter(Boolean).map(escapeHtml).join(', ');
  return `<li>${escapeHtml(at)} ${escapeHtml(what)} <code>${escapeHtml(version)}</code>${rest ? ` ${rest}` : ''}</li>`;
}

/** Each redirect of the site, with the remote that has named it; those of posts, which got another address, have none. */
function describeRedirects({ packages, retired = [] }: SiteRecord, redirects: LiveSite['redirects']): string[][] {
  const nameOf = (from: string) => {
    const remote = packages.find((one) => one.redirects?.[from] !== undefined);
    if (remote) return remote.name;
    const left = retired.find((one) => one.redirects[from] !== undefined);
    return left ? `${left.name}, retired` : 'the post, whose address has changed';
  };
  return Object.entries(redirects).map(([from, to]) => [from, to, nameOf(from)].map(escapeHtml));
}

const describeLeftOut = ({ location, remote, reason, readersSee }: LeftOutPage): string[] =>
  [location, remote, readersSee === 'last-good' ? 'the last good version' : 'nothing', reason].map(escapeHtml);

/** Below this width, the cells of a row stand below each other, each with the name of its column. */
const narrow = '70rem';

/** Style of the page; the page's policy contains its hash. */
export const compositionStyle = `:root{color-scheme:only light}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--colour-ink);background:var(--colour-page)}main{max-width:90rem;margin:auto;padding:clamp(1rem,3vw,2rem)}.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse}th,td{padding:.75rem 1rem .75rem 0;border-bottom:1px solid #d9d5cc;text-align:left;vertical-align:top;font-size:.875rem;overflow-wrap:anywhere}tbody th,td[data-column=Routes],td[data-column=Size]{white-space:nowrap}td[data-column=History]{min-width:14rem}ol{margin:0;padding:0;list-style:none}li+li{margin-top:.375rem}code{font-family:ui-monospace,monospace}h1{line-height:1.15}h2{margin:2.5rem 0 .5rem}@media(max-width:${narrow}){thead{position:absolute;clip-path:inset(50%);height:1px;width:1px;overflow:hidden}table,tbody,tr,th,td{display:block}tr{padding:.75rem 0;border-bottom:1px solid #d9d5cc}table :is(th,td){padding:.25rem 0;border:0;white-space:normal}tbody th{font-size:1rem}td::before{content:attr(data-column);display:block;font-size:.75rem;color:var(--colour-ink-soft)}}`;
