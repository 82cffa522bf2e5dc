import * as v from 'valibot';

/** The audits that say how fast a page is. */
export const metricAudits = ['largest-contentful-paint', 'total-blocking-time'] as const;

/** The audits that make up the performance score, those included. */
export const scoreAudits = [
  ...metricAudits,
  'first-contentful-paint',
  'speed-index',
  'cumulative-layout-shift',
] as const;

const outputSchema = v.object({
  lhr: v.object({
    environment: v.object({ benchmarkIndex: v.number() }),
    runtimeError: v.optional(v.object({ message: v.string() })),
    categories: v.object({ performance: v.object({ score: v.nullable(v.number()) }) }),
    audits: v.record(
      v.string(),
      v.object({ numericValue: v.optional(v.number()), errorMessage: v.optional(v.string()) }),
    ),
  }),
});

/**
 * What Lighthouse says of the speed of a page: times in ms, and points of 100, which mean something for all `scoreAudits` alone.
 * `processor` is the speed of this machine as Lighthouse measures it. Of the phones that are meant by "four times slower", one of the
 * middle has 1,000 and a cheap one 264 (`CalibrationController.ts` of Chromium's DevTools).
 */
export type Metrics = { largestPaint: number; blockingTime: number; score: number; processor: number };

/**
 * Reads the metrics from what Lighthouse returns.
 * @throws {Error} with each reason that Lighthouse gives for metrics that it could not measure: without all there is no score.
 */
export function readMetrics(output: unknown): Metrics {
  const { environment, runtimeError, categories, audits } = v.parse(outputSchema, output).lhr;
  if (runtimeError) throw new Error(`Lighthouse measured nothing: ${runtimeError.message}`);
  const [largestPaint, blockingTime] = metricAudits.map((id) => audits[id]?.numericValue);
  const { score } = categories.performance;
  if (score !== null && largestPaint !== undefined && blockingTime !== undefined)
    return { largestPaint, blockingTime, score: score * 100, processor: environment.benchmarkIndex };
  const reasons = Object.entries(audits).flatMap(([id, { numericValue, errorMessage = `${id} has no value` }]) =>
    numericValue === undefined ? [errorMessage] : [],
  );
  // Mostly one reason for all of them.
  throw new Error(`Lighthouse could not measure every metric: ${[...new Set(reasons)].join('; ')}`);
}
