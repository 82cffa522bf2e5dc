/**
 * Waits until all of some work has ended, well or not: what is still being written would come back after its folder was
 * removed. @throws the first failure, then.
 */
export async function finishAll(work: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}
