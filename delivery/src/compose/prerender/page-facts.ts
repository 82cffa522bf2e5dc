import * as v from 'valibot';

/** What search engines read in a page that was published: its canonical URL, and whether it must not be listed. */
export const keptFactsSchema = v.object({ canonical: v.optional(v.string()), isHidden: v.boolean() });

/** What is kept of a page that was published, and so has no fault. */
export type KeptFacts = v.InferOutput<typeof keptFactsSchema>;
