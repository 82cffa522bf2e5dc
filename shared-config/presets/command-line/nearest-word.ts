/** How many letters may be wrong in a word that is still taken for a known one. */
const maxDistance = 3;

/** The known word that was probably meant; `undefined` when none is near. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  const [nearest] = [...known]
    .map((one) => ({ one, distance: countChanges(word.toLowerCase(), one.toLowerCase()) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((first, second) => first.distance - second.distance);
  return nearest?.one;
}

/** How many letters have to be added, left out or replaced to get from one word to the other. */
function countChanges(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (letter === to[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
