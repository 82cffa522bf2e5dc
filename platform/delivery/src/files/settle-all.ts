/** Waits until all of some work has ended, so that none of it writes any more. @throws the first failure */
export async function settleAll(works: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}
