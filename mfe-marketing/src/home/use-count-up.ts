import { useEffect, useState } from 'react';
import { durations } from 'shared-config/tokens';

/**
 * Counts from 0 to a value over 2 s, once, from the moment it is told to (specification §4 Animations).
 * Until then, without the script, and where less motion is wished for, it is the value itself.
 */
export function useCountUp(value: number, isCounting: boolean): number {
  const [shown, setShown] = useState(value);

  useEffect(() => {
    if (!isCounting || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const progress = Math.min((now - start) / durations.statCountUp, 1);
      setShown(Math.floor(value * progress));
      if (progress < 1) frame = requestAnimationFrame(count);
    });
    return () => {
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value, isCounting]);

  return shown;
}
