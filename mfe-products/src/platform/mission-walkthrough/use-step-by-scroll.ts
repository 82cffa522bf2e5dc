import { type RefObject, useEffect } from 'react';

/** Where scrolling steps: beside the steps there is room for the plan, and movement is not refused. */
const steppingMedia = '(width >= 1024px) and (prefers-reduced-motion: no-preference)';

/**
 * The step that is shown while a part of the page stands at a height of the viewport: the first while its middle is in the
 * lowest quarter, the last once that is in the uppermost, the others in equal parts between.
 */
export function stepAtScroll(top: number, height: number, viewport: number, count: number): number {
  const middle = (top + height / 2) / viewport;
  const gone = Math.floor(((0.75 - middle) / 0.5) * (count - 1) + 0.5);
  return Math.min(count - 1, Math.max(0, gone));
}

/** Shows the steps one after the other while the visitor scrolls past them. It only listens: scrolling itself stays as it is. */
export function useStepByScroll(
  element: RefObject<Element | null>,
  count: number,
  isOn: boolean,
  show: (step: number) => void,
): void {
  useEffect(() => {
    if (!isOn) return;
    const onScroll = () => {
      if (!element.current || !matchMedia(steppingMedia).matches) return;
      const { top, height } = element.current.getBoundingClientRect();
      if (top < innerHeight && top + height > 0) show(stepAtScroll(top, height, innerHeight, count));
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [element, count, isOn, show]);
}
