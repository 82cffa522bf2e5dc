import { type Checkout, findIf, matchAll } from './checkout';

/** A document that lists exactly what the code knows. */
type DocumentedList = { path: string; entry: RegExp; known: readonly string[] };

/** Finds the first place where a list is not what the code knows. */
export function checkList({ read }: Checkout, { path, entry, known }: DocumentedList): string[] {
  const listed = matchAll(read(path), entry);
  const at = [...known, undefined].findIndex((name, position) => listed[position]?.match !== name);
  const what = `${known[at] ?? 'nothing'} is expected, not ${listed[at]?.match ?? 'the end'}`;
  return findIf(at >= 0, path, listed[at]?.line ?? 1, what);
}
