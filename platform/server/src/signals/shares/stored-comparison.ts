import * as v from 'valibot';
import { type Comparison, startComparison } from '../statistics/compare-versions';
import { histogramSchema, writeHistogram } from '../statistics/histogram';

const testSchema = v.object({
  chances: v.array(v.number()),
  from: v.number(),
  seen: v.number(),
  information: v.number(),
  spent: v.number(),
  isSuspected: v.boolean(),
});

const tallySchema = v.object({
  views: v.number(),
  failed: v.number(),
  values: v.object({ largestPaint: histogramSchema, interaction: histogramSchema, shift: histogramSchema }),
});

/** Schema of a comparison as it is stored, so that a server which is started again goes on with it. */
export const comparisonSchema: v.GenericSchema<unknown, Comparison> = v.object({
  tallies: v.object({ share: tallySchema, others: tallySchema }),
  tests: v.object({ failures: testSchema, largestPaint: testSchema, interaction: testSchema, shift: testSchema }),
  // A watch that began before views were compared with served pages has neither.
  unserved: v.optional(v.object({ share: v.number(), others: v.number() }), startComparison().unserved),
  assigned: v.optional(
    v.object({ views: v.number(), ofShare: v.number(), expected: v.number() }),
    startComparison().assigned,
  ),
});

/** A comparison as JSON. */
export const writeComparison = (comparison: Comparison): string =>
  JSON.stringify(comparison, (_, value: unknown) => (value instanceof Map ? writeHistogram(value) : value));
