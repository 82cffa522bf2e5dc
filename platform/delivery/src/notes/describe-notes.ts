import { diffWordsWithSpace } from 'diff';
import type { PageNote } from './compare-pages';
import type { PackageNote, SiteNotes } from './compare-sites';
import { bounds, type Change } from './compare-texts';

/** The most of each list in the notes; `--json` has all of it. */
const most = { pages: 100, texts: 5, commits: 5 };

/** Longest text that is printed whole, and longest piece of it that stays as it was beside a change, in characters. */
const longest = { told: 600, same: 60 };

/** Notes as a person would write them: the packages with another version and why, and the changes of pages. */
export function describeNotes({ before, after, packages, pages }: SiteNotes): string[] {
  return [
    `From ${before} to ${after}`,
    ...packages.flatMap((note) => ['', ...describePackage(note)]),
    '',
    ...tellMost(pages, most.pages, 'pages', (page) => [
      describePlace(page),
      ...tellMost(page.texts, most.texts, 'texts', describeText).map(indent),
    ]),
    ...(pages.length === 0 ? ['No page reads differently'] : []),
  ];
}

const indent = (line: string) => `  ${line}`;

const tellMost = <One>(list: readonly One[], count: number, what: string, tell: (one: One) => readonly string[]) => [
  ...list.slice(0, count).flatMap(tell),
  ...(list.length > count ? [`and ${list.length - count} more ${what}`] : []),
];

function describePackage({ name, version: { before, after }, team, messages, commits }: PackageNote): string[] {
  return [
    `${name}${team === undefined ? '' : ` (team ${team})`}: ${before ?? 'new'} → ${after ?? 'ended'}`,
    ...messages.map(({ message, who }) => indent(`"${message}"${who === undefined ? '' : ` (${who})`}`)),
    ...tellMost(commits, most.commits, 'commits', (commit) => [commit]).map(indent),
  ];
}

/** A line that says whether a page is new, gone or moved. */
export function describePlace({ kind, locations, owner, from, leadsTo }: PageNote): string {
  const [first = '', ...others] = locations;
  if (kind === 'new') return `New page ${first} (${owner})`;
  if (kind === 'gone') return `${first} is gone${leadsTo === undefined ? '' : `, and leads to ${leadsTo}`} (${owner})`;
  if (from && from.location !== first) return `${first} was at ${from.location} before (${owner})`;
  if (from) return `${first} came from ${from.owner} (${owner})`;
  return `${others.length < 3 ? locations.join(', ') : `${first} and ${others.length} more pages`} (${owner})`;
}

function describeText({ before, after }: Change<string>): string[] {
  if (before === undefined) return [`new: ${quote(`${after}`)}`];
  if (after === undefined) return [`gone: ${quote(before)}`];
  const parts = diffWordsWithSpace(before, after, bounds);
  if (!parts) return [`was: ${quote(before)}`, `now: ${quote(after)}`];
  const without = (left: 'added' | 'removed') =>
    parts.map((part) => {
      if (part[left]) return '';
      return part.added || part.removed ? part.value : shorten(part.value, longest.same);
    });
  return [`was: ${quote(without('added').join(''))}`, `now: ${quote(without('removed').join(''))}`];
}

const quote = (text: string) => `"${shorten(text.trim(), longest.told)}"`;

/** Its beginning and its end, which stand beside what has changed. */
const shorten = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length / 2)}…${text.slice(-length / 2)}`;
