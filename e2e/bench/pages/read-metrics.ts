import * as v from 'valibot';

/** The audits that make up the performance score, and nothing else: Lighthouse gathers only what they need. */
export const metricAudits = [
  'first-contentful-paint',
  'speed-index',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const outputSchema = v.object({
  lhr: v.object({
    runtimeError: v.optional(v.object({ message: v.string() })),
    categories: v.object({ performance: v.object({ score: v.nullable(v.number()) }) }),
    audits: v.record(
      v.string(),
      v.object({ numericValue: v.optional(v.number()), errorMessage: v.optional(v.string()) }),
    ),
  }),
});

/** What Lighthouse says of the speed of a page: times in ms, and points of 100. */
export type Metrics = { largestPaint: number; blockingTime: number; score: number };

/**
 * Reads the metrics from what Lighthouse returns.
 * @throws {Error} with the reason that Lighthouse gives, when it could not measure one.
 */
export function readMetrics(output: unknown): Metrics {
  const { runtimeError, categories, audits } = v.parse(outputSchema, output).lhr;
  if (runtimeError) throw new Error(`Lighthouse measured nothing: ${runtimeError.message}`);
  const timeOf = (id: string): number => {
    const { numericValue, errorMessage = 'it has no value' } = audits[id] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse did not measure ${id}: ${errorMessage}`);
    return numericValue;
  };
  const { score } = categories.performance;
  if (score === null) throw new Error('Lighthouse gave no score: a metric is missing');
  return {
    largestPaint: timeOf('largest-contentful-paint'),
    blockingTime: timeOf('total-blocking-time'),
    score: score * 100,
  };
}
