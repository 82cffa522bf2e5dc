/** Work that goes on while something else is awaited, such as writing some pages while others are rendered. */
export type BackgroundWork = {
  /** A failure is thrown by `finish` and nowhere else. */
  begin: (work: Promise<unknown>) => void;
  /** Waits until all of it has ended, and none of it writes any more. @throws the first failure */
  finish: () => Promise<void>;
};

/** Starts with no work. */
export function workInBackground(): BackgroundWork {
  const works: Promise<unknown>[] = [];
  return {
    begin: (work) => {
      // `finish` may be called long after it has failed.
      work.catch(() => {});
      works.push(work);
    },
    finish: async () => {
      await Promise.allSettled(works);
      await Promise.all(works);
    },
  };
}

/** Waits until all of some work has ended. @throws the first failure, once none of it writes any more */
export async function finishAll(works: readonly Promise<unknown>[]): Promise<void> {
  const work = workInBackground();
  for (const one of works) work.begin(one);
  await work.finish();
}
