import type { ApplicationReference } from 'shared-config/references/application';

/**
 * References with what their own pages say, in the same order.
 * @param words by id; their reader ensures that each reference has some
 */
export const addWords = <Words>(references: readonly ApplicationReference[], words: Readonly<Record<string, Words>>) =>
  references.flatMap((reference) => {
    const own = words[reference.id];
    return own ? [{ ...reference, ...own }] : [];
  });
