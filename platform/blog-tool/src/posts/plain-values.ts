import * as v from 'valibot';

/** Fields of a document as plain data: JSON can hold it, so it can be compared, kept in the browser and exported. */
export type PlainFields = Readonly<Record<string, unknown>>;

/** A pair of numbers, as `toPlainFields` writes points in time and on the globe. */
export const pairSchema = v.tuple([v.number(), v.number()]);

/** Plain data as text: the same data gives the same text, in whatever order its fields stand. */
export const serialise = (data: unknown): string =>
  JSON.stringify(data, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** Schema of a point in time, in seconds and nanoseconds. */
export const timestampSchema = v.strictObject({ __timestamp__: pairSchema });

/** A stored value as a text field shows it. A point in time is its day; a value without text (a map, a list, nothing) is empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const time = v.safeParse(timestampSchema, value);
  if (!time.success) return '';
  const date = new Date(time.output.__timestamp__[0] * 1000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
