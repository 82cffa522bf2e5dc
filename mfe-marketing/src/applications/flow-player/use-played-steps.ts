import { useInView } from 'kit/page/use-in-view';
import { useMediaQuery } from 'kit/page/use-media-query';
import { type RefObject, useEffect, useState } from 'react';

/** How long a step is shown while they are played, in ms: its text can be read, and its robot arrives. */
export const stepDuration = 4500;

/** The step that is shown, how many were before it, and what a visitor does with them. */
type PlayedSteps = {
  step: number;
  shown: number;
  isPlaying: boolean;
  /** Shows a step, and plays no further. */
  choose: (step: number) => void;
  /** Plays on, from the start after the last; or stops. */
  togglePlaying: () => void;
};

/** Plays steps once when they come into view, unless the visitor refuses movement or was faster; it ends with the last. */
export function usePlayedSteps(element: RefObject<Element | null>, count: number): PlayedSteps {
  const [{ step, shown, isPlaying }, setState] = useState({ step: 0, shown: 0, isPlaying: false });
  const [hasChosen, setChosen] = useState(false);
  const isInView = useInView(element, 0.75);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    if (hasChosen || !isInView) return;
    setState(isCalm ? { step: 0, shown: 0, isPlaying: false } : { step: 0, shown: 1, isPlaying: true });
  }, [hasChosen, isInView, isCalm]);

  useEffect(() => {
    if (!isPlaying) return;
    const isLast = step + 1 === count;
    const timer = setTimeout(
      () =>
        setState((before) =>
          isLast ? { ...before, isPlaying: false } : { step: step + 1, shown: before.shown + 1, isPlaying: true },
        ),
      stepDuration,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, step, count]);

  const show = (next: number, plays: boolean) => {
    setChosen(true);
    setState((before) => ({ step: next, shown: before.shown + 1, isPlaying: plays }));
  };
  return {
    step,
    shown,
    isPlaying,
    choose: (next) => show(next, false),
    togglePlaying: () => {
      setChosen(true);
      if (isPlaying) setState((before) => ({ ...before, isPlaying: false }));
      else show(step + 1 < count ? step + 1 : 0, true);
    },
  };
}
