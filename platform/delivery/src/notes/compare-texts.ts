import { diffArrays } from 'diff';

/** A value in the earlier site and in the later one; absent where the site does not have it. */
export type Change<T> = { before?: T | undefined; after?: T | undefined };

/** Bounds the time, whoever has written the texts: texts that differ in more places count as wholly different. */
export const bounds = { maxEditLength: 500 };

/** The differences between two lists of texts, in their order. Where as many were removed as added, each is paired with the one in its place. */
export function compareTexts(before: readonly string[], after: readonly string[]): Change<string>[] {
  const runs = diffArrays([...before], [...after], bounds) ?? [
    { value: before, removed: true },
    { value: after, added: true },
  ];
  let place: { gone: string[]; came: string[] } = { gone: [], came: [] };
  const places = [place];
  for (const { value, removed, added } of runs) {
    if (removed) place.gone = place.gone.concat(value);
    else if (added) place.came = place.came.concat(value);
    else {
      place = { gone: [], came: [] };
      places.push(place);
    }
  }
  return places.flatMap(({ gone, came }): Change<string>[] =>
    gone.length === came.length
      ? gone.map((text, at) => ({ before: text, after: came[at] }))
      : [...gone.map((text) => ({ before: text })), ...came.map((text) => ({ after: text }))],
  );
}
