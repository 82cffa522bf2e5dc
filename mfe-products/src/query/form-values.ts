/** The values of a form's fields, by their names, as text. */
export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

/** The form's part of the query as it was written; a field that it does not name holds what `initial` has. */
export function readFormValues<Name extends string>(
  search: URLSearchParams,
  initial: FormValues<Name>,
): FormValues<Name> {
  return mapFields(initial, (name) => search.get(name) ?? initial[name]);
}

/** The names of a form's fields. */
export const namesOf = <Name extends string>(fields: Readonly<Record<Name, unknown>>) => Object.keys(fields) as Name[];

/** The same fields with another value for each. */
export const mapFields = <Name extends string, To>(
  fields: Readonly<Record<Name, unknown>>,
  toOther: (name: Name) => To,
) => Object.fromEntries(namesOf(fields).map((name) => [name, toOther(name)])) as Record<Name, To>;
