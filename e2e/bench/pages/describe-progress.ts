/**
 * How far a run is and how long is left, such as `12 of 125, about 27 min left`.
 * @param elapsed ms that `done` of `total` turns took
 */
export function describeProgress(done: number, total: number, elapsed: number): string {
  if (done === 0) return `0 of ${total}`;
  const minutes = Math.ceil(((elapsed / done) * (total - done)) / 60_000);
  return `${done} of ${total}, about ${minutes} min left`;
}
