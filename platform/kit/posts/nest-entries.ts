import type { ListEntry } from './block';

/** A list, and the lists inside of its items. */
export type NestedList = { marker: ListEntry['marker']; start: number | undefined; items: NestedItem[] };

/** An item, and the lists below it. */
type NestedItem = { entry: ListEntry; lists: NestedList[] };

/** How deep lists may be nested, more than the blog tool makes: rendering recurses into each. */
const maxDepth = 40;

/**
 * The entries of a stored list as lists inside of lists. A list begins where the marker changes, or at a number of its own;
 * a level that is skipped is none, and what is more than 40 levels deep is not nested any more.
 * @param depth how many lists these stand in
 */
export function nestEntries(entries: readonly ListEntry[], depth = 1): NestedList[] {
  const isInside = ({ level }: ListEntry, [first]: Group) => depth < maxDepth && level > first.level;
  const goesOn = ({ marker, start }: ListEntry, [first]: Group) =>
    marker === first.marker && (marker !== 'number' || start === undefined);
  return groupWhile(entries, (entry, list) => isInside(entry, list) || goesOn(entry, list)).map((list) => {
    const [{ marker, start }] = list;
    // Below the first item of a list, an entry of a lower level is an item of it too.
    const items = groupWhile(list, (entry) => isInside(entry, list));
    return {
      marker,
      start,
      items: items.map(([entry, ...below]) => ({ entry, lists: nestEntries(below, depth + 1) })),
    };
  });
}

type Group = [ListEntry, ...ListEntry[]];

/** Entries in groups: one that does not go on with a group begins the next. */
function groupWhile(entries: readonly ListEntry[], goesOn: (entry: ListEntry, group: Group) => boolean): Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group && goesOn(entry, group)) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
