import { writeColours } from 'kit/contract/palette';
import type { SiteDefinition } from 'kit/contract/site-definition';
import { escapeHtml } from 'kit/http/escape-html';
import { hostName } from '../workspace';
import { type Change, isChange } from './change';
import type { PackageNote } from './compare-packages';
import { growthOf, type PageNote } from './compare-pages';
import type { SiteNotes } from './compare-sites';
import type { TextChange, TextPart } from './compare-texts';
import {
  describeBytes,
  describePlace,
  describeShared,
  describeVersions,
  groupNotes,
  hasOtherOwner,
  type NotesGroup,
} from './describe-notes';
import { type Pictures, pictureSize } from './take-pictures';

/** How much of each list the page has; `--json` has all of it. */
const most = { pages: 300, texts: 100, routes: 200, locations: 50 };

/** Release notes as one HTML page that needs nothing else, neither script nor files. @param site whose they are */
export function drawNotes(
  notes: SiteNotes,
  pictures: Pictures,
  { name, palette }: Pick<SiteDefinition, 'name' | 'palette'>,
): string {
  const groups = groupNotes(notes);
  const shared = describeShared(notes.packages);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="robots" content="noindex"><title>Release notes ${notes.after} | ${escapeHtml(name)}</title>
<style>${writeColours(palette)}${style}</style></head><body><main>
<h1>Release notes</h1>
<p>From <code>${notes.before}</code> to <code>${notes.after}</code>. ${count(notes)}</p>
${drawPackages(notes)}
${groups.map((group) => drawGroup(group, notes, pictures)).join('\n')}
${drawList('Shared packages', shared)}
${drawList(
  'In the code that all packages share',
  notes.sharedCommits.map(({ commit, subject }) => `${commit} ${subject}`),
)}
${drawBytes(notes)}
</main></body></html>
`;
}

function count({ pages }: SiteNotes): string {
  const kinds = ['new', 'gone', 'moved', 'changed'] as const;
  const counts = kinds
    .map((kind) => ({ kind, pages: pages.filter((page) => page.kind === kind).flatMap(({ locations }) => locations) }))
    .filter((one) => one.pages.length > 0)
    .map((one) => `${one.pages.length} ${one.kind}`);
  return counts.length === 0 ? 'No page reads differently.' : `Pages: ${counts.join(', ')}.`;
}

function drawPackages({ packages }: SiteNotes): string {
  if (packages.length === 0) return '';
  return drawTable(
    'Packages',
    ['Package', 'Team', 'Version', 'Files for the browser'],
    packages.map((note) => [
      escapeHtml(note.name),
      escapeHtml(describeTeam(note)),
      `<code>${escapeHtml(describeVersions(note))}</code>`,
      describeBytes(note.bytes),
    ]),
  );
}

function describeTeam(note: PackageNote): string {
  const { before, after } = note.team;
  return hasOtherOwner(note) ? `${after}, before ${before}` : (after ?? before ?? 'unknown');
}

function drawBytes({ bytes }: SiteNotes): string {
  if (bytes.length === 0) return '';
  const sorted = bytes.toSorted((one, other) => Math.abs(growthOf(other)) - Math.abs(growthOf(one)));
  const title = 'What a visit costs: compressed, of the page of each route that has changed most';
  return drawTable(
    title,
    ['Page', 'Package', 'Scripts', 'HTML', 'Difference'],
    sorted
      .slice(0, most.routes)
      .map((size) => [
        escapeHtml(size.location),
        escapeHtml(size.owner),
        describeSize(size.scripts),
        describeSize(size.html),
        `${growthOf(size) > 0 ? '+' : ''}${growthOf(size)} B`,
      ]),
  );
}

const describeSize = (size: Change<number>) => (isChange(size) ? describeBytes(size) : 'the same');

function drawGroup({ name, team, note, pages }: NotesGroup, notes: SiteNotes, pictures: Pictures): string {
  const around = name === hostName ? notes.frame : [];
  const shown = pages.slice(0, most.pages);
  return `<section aria-labelledby="${name}"><h2 id="${name}">${name}${team === undefined ? '' : `, team ${escapeHtml(team)}`}</h2>
${note ? drawReasons(note) : ''}
${around.length > 0 ? `<h3>Around every page</h3>${drawTexts(around)}` : ''}
${pages.length + around.length === 0 ? '<p>No page reads differently.</p>' : ''}
${shown.map((page) => drawPage(page, notes, pictures.get(page.locations[0] ?? ''))).join('\n')}
${pages.length > shown.length ? `<p>And ${pages.length - shown.length} more pages.</p>` : ''}</section>`;
}

/** What was said of a package's versions, and its commits. */
function drawReasons({ messages, commits, isBack }: PackageNote): string {
  const said = messages.map(
    ({ message, who }) => `<p>“${escapeHtml(message)}”${who === undefined ? '' : `, ${escapeHtml(who)}`}</p>`,
  );
  const list = commits.map(({ commit, subject }) => `<li><code>${commit}</code> ${escapeHtml(subject)}</li>`);
  return `${said.join('')}${list.length > 0 ? `${isBack ? '<p>Taken back:</p>' : ''}<ul>${list.join('')}</ul>` : ''}`;
}

function drawPage(page: PageNote, { teams }: SiteNotes, taken: Change<string> | undefined): string {
  const others = page.locations.slice(0, most.locations).map((location) => `<code>${escapeHtml(location)}</code>`);
  return `<article><h3>${escapeHtml(describePlace(page, teams))}</h3>
${page.locations.length > 2 ? `<p>On ${others.join(', ')}${page.locations.length > most.locations ? ' and more' : ''}</p>` : ''}
${drawTexts(page.texts)}
${page.pictures.length > 0 ? `<p>Pictures that came, went or are others: ${escapeHtml(page.pictures.join(', '))}</p>` : ''}
${drawPictures(page, taken)}</article>`;
}

function drawTexts(texts: readonly TextChange[]): string {
  if (texts.length === 0) return '';
  const items = texts.slice(0, most.texts).map(({ where, parts }) => {
    const of = where === 'page' ? '' : `<b>${where === 'title' ? 'Title' : 'Description'}:</b> `;
    return `<li>${of}${parts.map(drawPart).join('')}</li>`;
  });
  const rest = texts.length > most.texts ? `<p>And ${texts.length - most.texts} more texts.</p>` : '';
  return `<ul class="texts">${items.join('')}</ul>${rest}`;
}

function drawPart({ kind, text }: TextPart): string {
  if (kind === 'same') return escapeHtml(text);
  return kind === 'new' ? `<ins>${escapeHtml(text)}</ins>` : `<del>${escapeHtml(text)}</del>`;
}

function drawPictures({ locations: [location = ''] }: PageNote, taken: Change<string> | undefined): string {
  const drawn = [
    { label: 'Before', picture: taken?.before },
    { label: 'After', picture: taken?.after },
  ].flatMap(({ label, picture }) =>
    picture === undefined
      ? []
      : [
          `<figure><figcaption>${label}</figcaption><img src="${escapeHtml(picture)}" alt="${escapeHtml(`${location}, ${label.toLowerCase()}`)}" width="${pictureSize.width}" height="${pictureSize.height}" loading="lazy"></figure>`,
        ],
  );
  return drawn.length > 0 ? `<div class="pictures">${drawn.join('')}</div>` : '';
}

/** A table under its heading; cells are HTML. In a narrow window it is scrolled, also by the keyboard. */
function drawTable(heading: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const body = rows.map(
    ([first = '', ...others]) =>
      `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<h2>${heading}</h2><div class="scroll" role="region" aria-label="${heading}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

const drawList = (heading: string, items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<h2>${heading}</h2><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

// What is marked by lines and colours is said to those who listen as well.
const style = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--colour-ink);background:var(--colour-page)}main{max-width:80rem;margin:auto;padding:clamp(1rem,3vw,2rem)}h1,h2,h3{line-height:1.2}h2{margin:2.5rem 0 .5rem;padding-top:1rem;border-top:2px solid var(--colour-accent)}h3{margin:1.5rem 0 .5rem;overflow-wrap:anywhere}code{font-family:ui-monospace,monospace;font-size:.875em}.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse}th,td{padding:.5rem 1rem .5rem 0;border-bottom:1px solid var(--colour-line-strong);text-align:left;vertical-align:top;font-size:.875rem}.texts li{margin:.375rem 0;max-width:70ch;overflow-wrap:anywhere}ins{color:var(--colour-focus);text-decoration:underline}del{color:var(--colour-error);text-decoration:line-through}:is(ins,del)::before,:is(ins,del)::after{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}ins::before{content:' [new: '}del::before{content:' [gone: '}:is(ins,del)::after{content:'] '}.pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(24rem,100%),1fr));gap:1rem}figure{margin:0}figcaption{color:var(--colour-ink-soft);font-size:.875rem}img{display:block;width:100%;height:auto;border:1px solid var(--colour-line-strong);background:var(--colour-surface)}@media print{body{background:none}article,figure{break-inside:avoid}.pictures{grid-template-columns:1fr 1fr}.scroll{overflow:visible}}`;
