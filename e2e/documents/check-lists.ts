import { type Checkout, finding, matchAll } from './checkout';

/** A document that lists exactly what the code knows. */
export type DocumentedList = { path: string; entry: RegExp; known: readonly string[] };

export const checkLists = ({ read }: Checkout, lists: readonly DocumentedList[]): string[] =>
  lists.flatMap(({ path, entry, known }) => {
    const listed = matchAll(read(path), entry).map(({ match, line }) => ({ name: `${match[1]}`, line }));
    const wrong = known.findIndex((name, at) => listed[at]?.name !== name);
    const at = wrong < 0 ? known.length : wrong;
    if (wrong < 0 && listed.length === known.length) return [];
    return [
      finding(
        path,
        listed[at]?.line ?? 1,
        `${known[at] ?? 'nothing'} is expected here, not ${listed[at]?.name ?? 'the end'}`,
      ),
    ];
  });
