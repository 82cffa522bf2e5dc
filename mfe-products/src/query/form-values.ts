/** What the fields of a form hold, by their names, as text. */
export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

/** The form's part of the query as it was written; a field that it does not name holds what `initial` has. */
export function readFormValues<Name extends string>(
  search: URLSearchParams,
  initial: FormValues<Name>,
): FormValues<Name> {
  return mapFields(initial, (name) => search.get(name) ?? initial[name]);
}

/** The names of a form's fields. */
export const namesOf = <Name extends string>(values: FormValues<Name>) => Object.keys(values) as Name[];

/** The same fields with other contents. */
export const mapFields = <Name extends string>(of: FormValues<Name>, textOf: (name: Name) => string) =>
  Object.fromEntries(namesOf(of).map((name) => [name, textOf(name)])) as FormValues<Name>;
