import { useEffect, useState } from 'react';
import { durations } from 'shared-config/tokens';

/**
 * Counts from 0 to a value over 2 s, once, from the moment `isCounting` is true (specification §4 Animations): in whole numbers, or in
 * tenths where the value is below 10.
 * @param startsAtZero whether it is 0 until then, instead of the value
 */
export function useCountUp(value: number, isCounting: boolean, startsAtZero = false): number {
  const [shown, setShown] = useState(startsAtZero ? 0 : value);

  useEffect(() => {
    if (!isCounting) return;
    const start = performance.now();
    const stepsOfOne = value < 10 ? 10 : 1;
    let frame = requestAnimationFrame(function count(now) {
      // The first frame may have begun before the effect: its time is earlier than the start.
      const progress = Math.min(Math.max(now - start, 0) / durations.statCountUp, 1);
      setShown(Math.floor(value * progress * stepsOfOne) / stepsOfOne);
      if (progress < 1) frame = requestAnimationFrame(count);
    });
    return () => {
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value, isCounting]);

  return shown;
}
