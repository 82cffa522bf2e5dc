import type { StateCreator } from 'zustand';

/** The interest that led a visitor to a form: a robot, a page. */
type Interest = {
  /** The interest as a person would name it, such as `MAG Lifter`. */
  label: string;
  /** Path (with query) of the page it came from. */
  path: string;
};

/** Carries the visitor's interest from any remote to the form of another. */
export type InterestSlice = {
  interest: Interest | null;
  setInterest: (interest: Interest | null) => void;
};

/** Creates the interest slice. */
export const createInterestSlice: StateCreator<InterestSlice> = (set) => ({
  interest: null,
  setInterest: (interest) => set({ interest }),
});
