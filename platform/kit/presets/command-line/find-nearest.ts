import leven from 'leven';

/** How many letters may differ for one name to be meant by another: a third of them, and two of a short one. */
const tolerance = (name: string) => Math.max(2, Math.ceil(name.length / 3));

/** The known name that a person most likely meant; nothing when none is like it. */
export function findNearest(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((one) => ({ one, distance: leven(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ distance }) => distance <= tolerance(name))
    .sort((a, b) => a.distance - b.distance);
  return nearest?.one;
}
