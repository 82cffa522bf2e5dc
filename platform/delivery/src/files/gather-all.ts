/**
 * The results of some work, once all of it has ended, so that all failures are reported at once.
 * @throws {AggregateError} with every failure; one that is alone is thrown as it is
 */
export async function gatherAll<Output>(works: readonly Promise<Output>[]): Promise<Output[]> {
  const settled = await Promise.allSettled(works);
  throwAll(settled.flatMap((one) => (one.status === 'rejected' ? listFailures(one.reason) : [])));
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** @throws what failed: one failure as it is, several as an {AggregateError}; nothing when there is none */
export function throwAll(failures: readonly unknown[]): void {
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} failures`);
}

/** The failures that an error stands for. */
export const listFailures = (error: unknown): readonly unknown[] =>
  error instanceof AggregateError ? error.errors.flatMap(listFailures) : [error];
