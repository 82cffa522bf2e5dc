import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, compareTexts } from './compare-texts';
import type { ReadSite, SitePage } from './read-site';
import { readTexts } from './read-texts';

/** A page that has changed for its readers. */
export type PageNote = {
  kind: 'new' | 'gone' | 'moved' | 'changed';
  /** Its address; of several when the same has changed on all of them. */
  locations: readonly string[];
  /** The package that draws it. */
  owner: string;
  /** Former address and owner of a page that has moved. */
  from?: Pick<SitePage, 'location' | 'owner'>;
  /** Target of the redirect from a page that is gone. */
  leadsTo?: string | undefined;
  texts: readonly Change<string>[];
};

/** Compares the pages of two sites. A page that differs in versions alone is none that has changed. */
export function comparePages(before: ReadSite, after: ReadSite): PageNote[] {
  const notes: PageNote[] = [];
  const formers = new Map(Object.entries(after.redirects).map(([from, to]) => [to, from]));
  const followed = new Set<string>();
  for (const page of after.pages.values()) {
    const former = before.pages.get(page.location) ?? before.pages.get(formers.get(page.location) ?? '');
    const note = { locations: [page.location], owner: page.owner };
    if (!former) {
      notes.push({ ...note, kind: 'new', texts: [] });
      continue;
    }
    followed.add(former.location);
    const texts = comparePage(join(before.folder, former.file), join(after.folder, page.file));
    const { location, owner } = former;
    if (location !== page.location || owner !== page.owner)
      notes.push({ ...note, kind: 'moved', from: { location, owner }, texts });
    else if (texts.length > 0) notes.push({ ...note, kind: 'changed', texts });
  }
  for (const { location, owner } of before.pages.values()) {
    if (followed.has(location)) continue;
    notes.push({ kind: 'gone', locations: [location], owner, leadsTo: after.redirects[location], texts: [] });
  }
  return joinAlike(notes);
}

function comparePage(before: string, after: string): Change<string>[] {
  const [one, other] = [statSync(before), statSync(after)];
  // Most pages are linked from the same store: then nothing has to be read.
  if (one.ino === other.ino && one.dev === other.dev) return [];
  return compareTexts(readTexts(readFileSync(before, 'utf8')), readTexts(readFileSync(after, 'utf8')));
}

/** One note for all pages of a package on which the same texts have changed. */
function joinAlike(notes: readonly PageNote[]): PageNote[] {
  const joined = new Map<string, PageNote>();
  for (const note of notes) {
    const { kind, owner, texts, locations } = note;
    const key = kind === 'changed' ? JSON.stringify([owner, texts]) : `${kind} ${locations[0]}`;
    const known = joined.get(key);
    joined.set(key, known ? { ...known, locations: [...known.locations, ...locations] } : note);
  }
  return [...joined.values()];
}
