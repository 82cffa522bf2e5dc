/** The fields of a line of a history that say something: documents cannot hold `undefined`, and `false` or no items say nothing. */
export function omitEmpty<Fields extends object>(fields: Fields): Partial<Fields> {
  const told: Partial<Fields> = { ...fields };
  for (const name in told) {
    const value: unknown = told[name];
    if (value === undefined || value === false || (Array.isArray(value) && value.length === 0)) delete told[name];
  }
  return told;
}
