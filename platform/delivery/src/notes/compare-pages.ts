import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PageComposition } from 'kit/contract/composition';
import { readPageComposition } from '../compose/render/read-page-composition';
import { hostName } from '../workspace';
import type { Change } from './change';
import { compareLines, compareTexts, type TextChange } from './compare-texts';
import type { ReadSite, SitePage } from './read-site';
import { type PageTexts, readTexts } from './read-texts';

/** A page that is not as it was, for whoever reads it. */
export type PageNote = {
  kind: 'new' | 'gone' | 'moved' | 'changed';
  /** Its address; of several when the same has changed on all of them. */
  locations: readonly string[];
  title: string;
  /** The package that has changed it. */
  by: string;
  /** Of one that has moved: where it was, and whose it was. */
  from?: { location: string; owner: string };
  /** Of one that is gone: where its address leads. */
  leadsTo?: string;
  texts: readonly TextChange[];
  /** Names of pictures that came, went or were replaced. */
  pictures: readonly string[];
};

/** What a page costs: compressed HTML, and the scripts that it names, in bytes. */
export type PageBytes = {
  location: string;
  route: string;
  owner: string;
  html: Change<number>;
  scripts: Change<number>;
};

/** What differs between the pages of two sites. */
export type PagesNote = {
  pages: PageNote[];
  /** Of each route whose files differ, the page whose size has changed most. */
  bytes: PageBytes[];
  /** What reads differently around every page. */
  frame: TextChange[];
};

type Opened = {
  page: SitePage;
  html: string;
  composition: PageComposition | undefined;
  bytes: { html: number; scripts: number };
};

/** Compares the pages of two sites. A page that is the same file, or differs in versions alone, is none that has changed. */
export function comparePages(before: ReadSite, after: ReadSite): PagesNote {
  const notes: PageNote[] = [];
  const sizes: PageBytes[] = [];
  let frame: TextChange[] | undefined;
  const moved = new Set<string>();
  for (const page of after.pages.values()) {
    const former = before.pages.get(page.location) ?? findFormer(before, after, page.location);
    if (former && former.location !== page.location) moved.add(former.location);
    if (former && former.location === page.location && isSameFile(before, former, after, page)) continue;
    const [one, other] = [former && openPage(before, former), openPage(after, page)];
    sizes.push(compareBytes(page, one, other));
    if (!one) {
      const { title } = readTexts(other.html);
      notes.push({ kind: 'new', locations: [page.location], title, by: page.owner, texts: [], pictures: [] });
      continue;
    }
    if (one.composition?.shell !== other.composition?.shell) frame ??= compareFrames(one.html, other.html);
    const note = comparePage(one, other);
    if (note) notes.push(note);
  }
  for (const page of before.pages.values()) {
    if (after.pages.has(page.location) || moved.has(page.location)) continue;
    const opened = openPage(before, page);
    sizes.push(compareBytes(page, opened, undefined));
    const leadsTo = after.redirects[page.location];
    notes.push({
      ...{ kind: 'gone', locations: [page.location], title: readTexts(opened.html).title, by: page.owner },
      ...(leadsTo === undefined ? {} : { leadsTo }),
      ...{ texts: [], pictures: [] },
    });
  }
  return { pages: joinAlike(notes), bytes: keepLargest(sizes), frame: frame ?? [] };
}

/** The page that was elsewhere before: its address is none any more, and leads here. */
function findFormer(before: ReadSite, after: ReadSite, location: string): SitePage | undefined {
  const former = Object.entries(after.redirects).find(
    ([from, to]) => to === location && before.pages.has(from) && !after.pages.has(from),
  );
  return former && before.pages.get(former[0]);
}

/** Most pages are linked from the same store: then nothing has to be read. */
function isSameFile(before: ReadSite, one: SitePage, after: ReadSite, other: SitePage): boolean {
  if (one.owner !== other.owner) return false;
  const [file, otherFile] = [join(before.folder, one.file), join(after.folder, other.file)];
  const [found, otherFound] = [statSync(file), statSync(otherFile)];
  if (found.ino === otherFound.ino && found.dev === otherFound.dev) return true;
  return found.size === otherFound.size && readFileSync(file).equals(readFileSync(otherFile));
}

function openPage(site: ReadSite, page: SitePage): Opened {
  const html = readFileSync(join(site.folder, page.file), 'utf8');
  const composition = readPageComposition(html, page.file);
  return { page, html, composition, bytes: measurePage(site, page.file, composition) };
}

function comparePage(one: Opened, other: Opened): PageNote | undefined {
  const isMoved = one.page.location !== other.page.location || one.page.owner !== other.page.owner;
  const [before, after] = readBoth(one.html, other.html);
  const texts = compareTexts(before, after);
  const pictures = comparePictures(before.pictures, after.pictures);
  if (!isMoved && texts.length === 0 && pictures.length === 0) return undefined;
  return {
    kind: isMoved ? 'moved' : 'changed',
    locations: [other.page.location],
    title: after.title,
    by: isMoved ? other.page.owner : findCause(one, other),
    ...(isMoved ? { from: { location: one.page.location, owner: one.page.owner } } : {}),
    texts,
    pictures,
  };
}

/** Where the page itself is the same to the letter, as with most pages of a site under a new shell, its head is all that is parsed. */
function readBoth(one: string, other: string): [PageTexts, PageTexts] {
  const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));
  if (mainOf(one) !== '' && mainOf(one) === mainOf(other)) return [readTexts(headOf(one)), readTexts(headOf(other))];
  return [readTexts(one), readTexts(other)];
}

const compareFrames = (one: string, other: string) =>
  compareLines('page', readTexts(one).frame, readTexts(other).frame);

function comparePictures(before: PageTexts['pictures'], after: PageTexts['pictures']): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.filter((name) => before.get(name) !== after.get(name));
}

/** Whose change it is: of the remote that draws the page, unless another one alone, whose part it has, or the shell is another version. */
function findCause({ page, composition: before }: Opened, { composition: after }: Opened): string {
  const versionsOf = (composition: PageComposition | undefined) =>
    new Map([
      ...(composition?.remotes ?? []).map(({ name, version }) => [name, version] as const),
      [hostName, composition?.shell] as const,
    ]);
  const [one, other] = [versionsOf(before), versionsOf(after)];
  const changed = [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
  return changed.includes(page.owner) ? page.owner : (changed[0] ?? page.owner);
}

/** What a browser gets of a page, in bytes of brotli; scripts of another origin are not known here. */
function measurePage({ sizes }: ReadSite, file: string, composition: PageComposition | undefined): Opened['bytes'] {
  const sizeOf = (one: string) => sizes[`${one}.br`] ?? sizes[one] ?? 0;
  const scripts = (composition?.scripts ?? []).map(({ src }) => sizeOf(src.replace(/^\//, '')));
  return { html: sizeOf(file), scripts: scripts.reduce((sum, size) => sum + size, 0) };
}

const compareBytes = (
  { location, route, owner }: SitePage,
  one: Opened | undefined,
  other: Opened | undefined,
): PageBytes => ({
  location,
  route,
  owner,
  html: { before: one?.bytes.html, after: other?.bytes.html },
  scripts: { before: one?.bytes.scripts, after: other?.bytes.scripts },
});

/** By how much a page has grown or shrunk. */
export const growthOf = ({ html, scripts }: Pick<PageBytes, 'html' | 'scripts'>): number =>
  (html.after ?? 0) - (html.before ?? 0) + (scripts.after ?? 0) - (scripts.before ?? 0);

function keepLargest(sizes: readonly PageBytes[]): PageBytes[] {
  const byRoute = new Map<string, PageBytes>();
  for (const size of sizes) {
    const known = byRoute.get(size.route);
    if (!known || Math.abs(growthOf(size)) > Math.abs(growthOf(known))) byRoute.set(size.route, size);
  }
  return [...byRoute.values()].filter((size) => growthOf(size) !== 0);
}

/** One note for all pages on which the same words have changed, whatever stands around them; it has the texts of the first. */
function joinAlike(notes: readonly PageNote[]): PageNote[] {
  const joined = new Map<string, PageNote>();
  for (const note of notes) {
    const { kind, by, texts, pictures, locations } = note;
    const words = texts.map(({ where, parts }) => [where, parts.filter((part) => part.kind !== 'same')]);
    const key = kind === 'changed' ? JSON.stringify([by, words, pictures]) : `${kind} ${locations[0]}`;
    const known = joined.get(key);
    joined.set(key, known ? { ...known, locations: [...known.locations, ...locations] } : note);
  }
  return [...joined.values()];
}
