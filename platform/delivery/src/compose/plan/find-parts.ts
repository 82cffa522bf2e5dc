import type { Release } from 'kit/contract/release';

/** What fills a slot of a page: a remote, and its expose. */
export type PlannedPart = { slot: string; remote: string; expose: string };

/** What fills slots. One that no remote fills shows its fallback, and is left out. */
export function findParts(
  slots: readonly string[] = [],
  remotes: readonly Pick<Release, 'remote' | 'parts'>[],
): PlannedPart[] {
  return slots.flatMap((slot) =>
    remotes.flatMap(({ remote, parts = {} }) => {
      const expose = Object.hasOwn(parts, slot) ? parts[slot] : undefined;
      return expose === undefined ? [] : { slot, remote, expose };
    }),
  );
}
