import { hostName } from '../workspace';
import { type Change, isChange } from './change';
import type { PackageNote } from './compare-packages';
import { growthOf, type PageNote } from './compare-pages';
import type { SiteNotes } from './compare-sites';
import type { TextChange, TextPart } from './compare-texts';

/** How much of each list is told; `--json` has all of it, and the page of `--page` most. */
const most = { pages: 20, texts: 5, commits: 5, sizes: 3 };

/** Least growth of a page in bytes that is told: names of files that change are compressed differently. */
const leastGrowth = 500;

/** Longest part of a text, in characters, that stays as it was and is told beside a change. */
const maxContext = 60;

/** Notes as a person would write them: by package and team, what has become of the pages, and why. */
export function describeNotes(notes: SiteNotes): string[] {
  const groups = groupNotes(notes);
  const shared = describeShared(notes.packages);
  return [
    `From ${notes.before} to ${notes.after}`,
    ...groups.flatMap((group) => ['', describeHead(group), ...describeGroup(group, notes).map(indent)]),
    ...(groups.length === 0 ? ['No page reads differently, and no package is another version'] : []),
    ...(shared.length > 0 ? ['', 'Shared packages', ...shared.map(indent)] : []),
    ...(notes.sharedCommits.length > 0
      ? ['', 'In the code that all packages share', ...describeCommits(notes.sharedCommits).map(indent)]
      : []),
  ];
}

/** What one package has changed. */
export type NotesGroup = {
  name: string;
  team: string | undefined;
  note: PackageNote | undefined;
  pages: readonly PageNote[];
};

/** The notes by the package that has changed something; those with changed pages first. */
export function groupNotes({ packages, pages, teams }: SiteNotes): NotesGroup[] {
  const names = [...new Set([...pages.map(({ by }) => by), ...packages.map(({ name }) => name)])];
  return names.map((name) => ({
    name,
    team: teams[name],
    note: packages.find((one) => one.name === name),
    pages: pages.filter(({ by }) => by === name),
  }));
}

const indent = (line: string) => `  ${line}`;

function describeHead({ name, team, note }: NotesGroup): string {
  return [
    `${name}${team === undefined ? '' : ` (team ${team})`}`,
    note ? describeVersions(note) : 'the same version',
  ].join(': ');
}

/** `one → other`, `one, as before`, `new, other`, `ended, it was one`. */
export function describeVersions({ version: { before, after } }: PackageNote): string {
  if (before === undefined) return `new, ${after}`;
  if (after === undefined) return `ended, it was ${before}`;
  return before === after ? `${after}, as before` : `${before} → ${after}`;
}

/** Whether another team has a package now; of a release that was pruned nobody knows. */
export const hasOtherOwner = ({ team }: PackageNote) =>
  team.before !== undefined && team.after !== undefined && isChange(team);

function describeGroup({ name, note, pages }: NotesGroup, { frame, bytes, teams }: SiteNotes): string[] {
  const around = name === hostName ? frame : [];
  const owners =
    note && hasOtherOwner(note) ? [`It belongs to team ${note.team.after} now, and to ${note.team.before} before`] : [];
  const sizes = bytes
    .filter(({ owner, html }) => owner === name && html.before !== undefined && html.after !== undefined)
    .filter((size) => Math.abs(growthOf(size)) >= leastGrowth)
    .sort((one, other) => Math.abs(growthOf(other)) - Math.abs(growthOf(one)));
  return [
    ...(note?.messages ?? []).map(({ message, who }) => `"${message}"${who === undefined ? '' : ` (${who})`}`),
    ...owners,
    ...(around.length > 0 ? ['Around every page', ...describeTexts(around).map(indent)] : []),
    ...pages.slice(0, most.pages).flatMap((page) => describePage(page, teams)),
    ...more(pages.length - most.pages, 'pages'),
    ...(pages.length + around.length === 0 ? ['No page reads differently'] : []),
    ...sizes.slice(0, most.sizes).map(describeSize),
    ...more(sizes.length - most.sizes, 'routes whose size has changed'),
    ...(note ? describeCommits(note.commits, note.isBack) : []),
  ];
}

function describePage(page: PageNote, teams: SiteNotes['teams']): string[] {
  const pictures =
    page.pictures.length > 0 ? [`Pictures that came, went or are others: ${page.pictures.join(', ')}`] : [];
  return [describePlace(page, teams), ...[...describeTexts(page.texts), ...pictures].map(indent)];
}

/** What has become of a page, in a line. */
export function describePlace({ kind, locations, title, from, leadsTo }: PageNote, teams: SiteNotes['teams']): string {
  const [first = '', ...others] = locations;
  if (kind === 'new') return `New page ${first}: ${title}`;
  if (kind === 'gone') return `${first} is gone${leadsTo === undefined ? '' : `, and leads to ${leadsTo}`}: ${title}`;
  if (from && from.location !== first) return `${first} was at ${from.location} before`;
  if (from) return `${first} came from ${from.owner} (team ${teams[from.owner] ?? 'unknown'})`;
  if (others.length === 0) return first;
  return others.length < 3 ? locations.join(', ') : `${first} and ${others.length} more pages`;
}

const describeTexts = (texts: readonly TextChange[]): string[] => [
  ...texts.slice(0, most.texts).flatMap(describeText),
  ...more(texts.length - most.texts, 'texts'),
];

function describeText({ where, parts }: TextChange): string[] {
  const of = where === 'page' ? '' : `${where} `;
  const [first] = parts;
  if (first && parts.length === 1) return [`${of}${first.kind}: ${quote(first.text)}`];
  const shortened = shortenContext(parts);
  const textOf = (left: TextPart['kind']) =>
    shortened.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join('');
  return [`${of}was: ${quote(textOf('new'))}`, `${of}now: ${quote(textOf('gone'))}`];
}

const quote = (text: string) => `"${text.trim()}"`;

/** The parts, with what stays the same left out beyond a few words beside a change. */
function shortenContext(parts: readonly TextPart[]): TextPart[] {
  const half = maxContext / 2;
  return parts.map(({ kind, text }, index) => {
    if (kind !== 'same' || text.length <= maxContext) return { kind, text };
    // Whole words alone. Never slow: some words of context.
    const start = index === 0 ? '' : text.slice(0, half).replace(/\S*$/, '');
    const end = index === parts.length - 1 ? '' : text.slice(-half).replace(/^\S*/, '');
    return { kind, text: `${start}…${end}` };
  });
}

function describeSize({ location, html, scripts }: SiteNotes['bytes'][number]): string {
  const told = [
    ...(isChange(scripts) ? [`scripts ${describeBytes(scripts)}`] : []),
    ...(isChange(html) ? [`HTML ${describeBytes(html)}`] : []),
  ];
  return `Size of ${location}: ${told.join(', ')}`;
}

/** `103.2 → 104.1 kB`. */
export function describeBytes({ before, after }: Change<number>): string {
  const sizes = [before, after].map((bytes) => (bytes === undefined ? '–' : (bytes / 1000).toFixed(1)));
  return `${sizes.join(' → ')} kB`;
}

function describeCommits(commits: readonly { commit: string; subject: string }[], isBack = false): string[] {
  if (commits.length === 0) return [];
  return [
    ...(isBack ? ['Taken back:'] : []),
    ...commits.slice(0, most.commits).map(({ commit, subject }) => `${commit} ${subject}`),
    ...more(commits.length - most.commits, 'commits'),
  ];
}

/** Shared packages whose version has changed, and for whom. */
export function describeShared(packages: readonly PackageNote[]): string[] {
  const users = new Map<string, string[]>();
  for (const { name, shared } of packages) {
    for (const [one, { before = 'none', after = 'none' }] of Object.entries(shared)) {
      const change = `${one} ${before} → ${after}`;
      users.set(change, [...(users.get(change) ?? []), name]);
    }
  }
  return [...users].map(([change, names]) => `${change} (${names.join(', ')})`);
}

const more = (count: number, what: string) => (count > 0 ? [`and ${count} more ${what}`] : []);
