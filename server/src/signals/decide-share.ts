import { type Comparison, type Finding, findWorse } from './compare-versions';

/** What becomes of a share that is watched, by what has been seen so far. */
export type Outlook =
  | { kind: 'withdraw'; finding: Finding }
  /** `share`: percent; 100 makes the version live for everybody. */
  | { kind: 'grow'; share: number }
  /** `missing`: views of the share until it grows. */
  | { kind: 'wait'; missing: number };

/** The shares in percent that a version grows to, one after the other. */
const steps = [50, 100] as const;

/**
 * Decides by what has been seen so far. It may be asked after every view (`sequential-test.ts`).
 * @param watched `share` in percent; `viewsBefore` of the share when it was given that percentage; `wanted` views at each
 */
export function decideShare(
  comparison: Comparison,
  { share, viewsBefore, wanted }: { share: number; viewsBefore: number; wanted: number },
): Outlook {
  const finding = findWorse(comparison);
  if (finding) return { kind: 'withdraw', finding };
  const missing = viewsBefore + wanted - comparison.tallies.share.views;
  if (missing > 0) return { kind: 'wait', missing };
  return { kind: 'grow', share: steps.find((step) => step > share) ?? 100 };
}
