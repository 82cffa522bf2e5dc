import { useEffect, useState } from 'react';

/**
 * The last result of `request`; `undefined` until it has found something.
 * @param pause time in ms from an answer to the next request
 * @param isEnough whether to stop asking
 */
export function usePolled<Found>(
  request: () => Promise<Found | undefined>,
  pause: number,
  isEnough: (found: Found | undefined) => boolean,
): Found | undefined {
  const [found, setFound] = useState<Found>();
  const isDone = isEnough(found);

  useEffect(() => {
    if (isDone) return;
    let isCancelled = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const answer = await request();
      if (isCancelled) return;
      if (answer !== undefined) setFound(answer);
      timer = setTimeout(ask, pause);
    };
    void ask();
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [isDone, pause]);

  return found;
}
