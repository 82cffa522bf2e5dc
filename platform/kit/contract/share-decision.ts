import * as v from 'valibot';
import { versionSchema } from './composition';
import { remoteNameSchema } from './remote-name';

const sideSchema = v.object({ value: v.number(), count: v.number() });

/** Schema of why a share was withdrawn: by which measure it was worse, its value (failures in 1,000 views, ms, or shift) and how many views tell so, beside those of the others. */
export const evidenceSchema = v.object({
  measure: v.picklist(['failures', 'largestPaint', 'interaction', 'shift']),
  share: sideSchema,
  others: sideSchema,
});

const ofShare = { remote: remoteNameSchema, version: versionSchema, reason: v.string() };

/** Schema of the decision about a watched share that the server, which sees how visitors fare, gives the process of delivery. */
export const shareDecisionSchema = v.variant('kind', [
  v.object({ kind: v.literal('withdraw'), ...ofShare, evidence: evidenceSchema }),
  /** `share`: percent; with 100 everybody gets it. */
  v.object({
    kind: v.literal('grow'),
    ...ofShare,
    share: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(100)),
  }),
]);

/** The decision about a share that is watched. */
export type ShareDecision = v.InferOutput<typeof shareDecisionSchema>;

/** Schema of how a share is watched. */
export const watchSchema = v.object({
  /** When the watch began (ISO time): evidence from before does not count. */
  since: v.pipe(v.string(), v.isoTimestamp()),
  /** Views of the share, one for each visitor and day, after which it grows. */
  views: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
