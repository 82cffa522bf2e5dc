import { type RefObject, useEffect, useState } from 'react';
import { useInView } from 'shared-ui/use-in-view';

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

/** Plays steps once when they come into view, unless the visitor has refused movement or was faster; it ends with the last. */
export function usePlayedSteps(element: RefObject<Element | null>, count: number): PlayedSteps {
  const [{ step, shown }, setState] = useState({ step: 0, shown: 0 });
  const [isPlaying, setPlaying] = useState(false);
  const isInView = useInView(element, 0.75);
  const show = (next: number) => setState((before) => ({ step: next, shown: before.shown + 1 }));

  useEffect(() => {
    if (!isInView || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setState((before) => (before.shown === 0 ? { step: 0, shown: 1 } : before));
    setPlaying(true);
  }, [isInView]);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      if (step + 1 < count) setState((before) => ({ step: step + 1, shown: before.shown + 1 }));
      else setPlaying(false);
    }, stepDuration);
    return () => clearTimeout(timer);
  }, [isPlaying, step, count]);

  return {
    step,
    shown,
    isPlaying,
    choose: (next) => {
      setPlaying(false);
      show(next);
    },
    togglePlaying: () => {
      if (!isPlaying) show(step + 1 < count ? step : 0);
      setPlaying(!isPlaying);
    },
  };
}
