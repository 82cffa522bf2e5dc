import { type Comparison, type Finding, findWorse } from './compare-versions';
import { findMisfit, type Misfit } from './find-misfit';

/** The next step of a watched share, by the evidence. */
type Due =
  | { kind: 'withdraw'; finding: Finding }
  /** `share`: percent; 100 makes the version live for everybody. */
  | { kind: 'grow'; share: number }
  /** `missing`: views of the share until it grows. */
  | { kind: 'wait'; missing: number };

/** The outlook of a watched share, by the views so far; with `ask`, the step that is due waits for a person. */
export type Outlook = Due | { kind: 'ask'; misfit: Misfit; due: Due };

/** The shares in percent that a version grows to, one after the other. */
const steps = [50, 100] as const;

/** The share that is decided about: `share` in percent; `viewsBefore` of the share when it was given that percentage; `wanted` views at each. */
type Watched = { share: number; viewsBefore: number; wanted: number };

/**
 * Decides by what has been seen so far. It may be asked after every view (`sequential-test.ts`). Where the views do not fit what this
 * server served, a person decides (docs/decisions/0064-shares-are-independent.md); but a share from which fewer visitors report than should
 * is withdrawn all the same if it is worse: a page that breaks early sends no report.
 */
export function decideShare(comparison: Comparison, watched: Watched): Outlook {
  const due = findDue(comparison, watched);
  const misfit = findMisfit(comparison);
  if (!misfit || (due.kind === 'withdraw' && misfit.kind === 'too-few')) return due;
  return { kind: 'ask', misfit, due };
}

function findDue(comparison: Comparison, { share, viewsBefore, wanted }: Watched): Due {
  const finding = findWorse(comparison);
  if (finding) return { kind: 'withdraw', finding };
  const missing = viewsBefore + wanted - comparison.tallies.share.views;
  if (missing > 0) return { kind: 'wait', missing };
  return { kind: 'grow', share: steps.find((step) => step > share) ?? 100 };
}
