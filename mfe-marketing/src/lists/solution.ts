import type { ApplicationReference } from 'shared-config/references/application';
import type { Application, CountedFact } from './application';

/** Two ways of working, side by side: a description of each, the figure in which they differ most, and the same subjects for both. */
export type Comparison = {
  /** Short enough for the head of a column. */
  today: string;
  robots: string;
  /** The figure of both ways, which a reader can check: general knowledge of the trade, or worked out from what it says. */
  measure: { label: string; today: CountedFact; robots: CountedFact };
  rows: readonly { label: string; today: string; robots: string }[];
};

/** A solution: how a task is done today and how robots do it, with what, and what comes of it. */
export type Solution = ApplicationReference &
  Pick<Application, 'request' | 'flow' | 'steps' | 'results' | 'questions'> & {
    /** The headings of its page's parts. Each is about this page's own text, so that no two pages read the same. */
    headings: { comparison: string; flow: string; means: string; results: string };
    comparison: Comparison;
  };
