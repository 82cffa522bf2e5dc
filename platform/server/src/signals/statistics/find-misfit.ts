import type { Comparison, Side } from './compare-versions';
import { estimatePerThousand } from './histogram';

/** A mismatch between the counted views and the pages that this server served, so that a person decides. */
export type Misfit =
  /** Too many views of a side report pages that this server did not serve to the reporting address. */
  | { kind: 'unserved'; side: Side; unserved: number; views: number }
  /** Percent of the counted views that are of the share, and of the visitors who get it. */
  | { kind: 'too-many' | 'too-few'; counted: number; given: number };

/** Views before which nothing is said of how they fit: tabs are open from before, and few views are of the share by chance. */
const leastViews = 100;

/** Part of the views that may be reported from an address that was served nothing: visitors change networks between a page and its report. */
const unservedAllowed = 1 / 4;

/** By which factor the share's part of the counted views may differ from its given percentage: slower pages send fewer reports. */
const ratioAllowed = 1 / 4;

/** Compares the counted views with the served ones; a misfit is one whose whole 95 % interval lies beyond the limit. */
export function findMisfit({ tallies, unserved, assigned }: Comparison): Misfit | undefined {
  for (const side of ['share', 'others'] as const) {
    const views = tallies[side].views + unserved[side];
    const part = estimatePerThousand(unserved[side], views);
    if (views >= leastViews && part && part.from > unservedAllowed * 1000)
      return { kind: 'unserved', side, unserved: unserved[side], views };
  }
  const part = estimatePerThousand(assigned.ofShare, assigned.views);
  if (!part || assigned.views < leastViews) return undefined;
  const given = (assigned.expected / assigned.views) * 1000;
  const inPercent = { counted: part.value / 10, given: given / 10 };
  if (part.from > given * (1 + ratioAllowed)) return { kind: 'too-many', ...inPercent };
  return part.to < given * (1 - ratioAllowed) ? { kind: 'too-few', ...inPercent } : undefined;
}
