import * as v from 'valibot';

/** The most items on the list. It goes into one message, which has 5000 characters. */
export const maxItems = 20;

const itemSchema = v.object({
  /** The label in a message, such as `MAG Lifter` or `MAG Lifter data sheet`. */
  label: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120)),
  /** Where it is on the site, with query and fragment; it is on the list once. */
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/), v.maxLength(300)),
});

/** A robot or a document that a visitor has put on the list. */
export type ShortlistItem = v.InferOutput<typeof itemSchema>;

const listSchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/**
 * Reads the list as a browser has kept it, where anybody may have written anything: what is no item is left out, as is what is
 * on it twice, and what is more than `maxItems`.
 */
export function parseShortlist(text: string | null): ShortlistItem[] {
  const kept = v.safeParse(listSchema, text);
  const items = (kept.success ? kept.output : []).flatMap((item) => {
    const { success, output } = v.safeParse(itemSchema, item);
    return success ? [output] : [];
  });
  return [...new Map(items.map((item) => [item.path, item])).values()].slice(0, maxItems);
}
