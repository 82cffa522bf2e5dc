import type { Release } from 'kit/contract/release';

/** A part that fills a slot of a page: the remote, and its expose. */
export type PlannedPart = { slot: string; remote: string; expose: string };

/** The parts that fill slots. A slot that no remote fills shows its fallback, and is left out. */
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
