/** What the fields of a form hold, by their names, as written. */
export type Written<Name extends string> = Readonly<Record<Name, string>>;

/** The form's part of the query as it is written; a field that it does not name holds what `initial` has. */
export function readWritten<Name extends string>(search: URLSearchParams, initial: Written<Name>): Written<Name> {
  return mapFields(initial, (name) => search.get(name) ?? initial[name]);
}

/** The names of a form's fields. */
export const namesOf = <Name extends string>(written: Written<Name>) => Object.keys(written) as Name[];

/** The same fields with other contents. */
export const mapFields = <Name extends string>(of: Written<Name>, writtenOf: (name: Name) => string) =>
  Object.fromEntries(namesOf(of).map((name) => [name, writtenOf(name)])) as Written<Name>;
