import type { Vital } from 'kit/contract/signal';
import * as v from 'valibot';

/** How often values fell into each bucket, by its number. */
export type Histogram = ReadonlyMap<number, number>;

/** Buckets of a vital: eight for each doubling, so that no value is more than 9 % wrong. Beyond the last one, values are clipped. */
const bucketsPerDoubling = 8;
const lastBucket = 96;

/** Upper end of the first bucket: 16 ms (the last one ends at 65 s), and a shift of 0.001 (4.1). */
const firstEnd: Readonly<Record<Vital, number>> = { largestPaint: 16, interaction: 16, firstByte: 16, shift: 0.001 };

/** The bucket of a value; 0 has those up to the first end. */
function bucketOf(vital: Vital, value: number): number {
  const doublings = Math.log2(value / firstEnd[vital]);
  // A rounding error may not carry an end into the next bucket.
  return Math.min(lastBucket, Math.max(0, Math.ceil(doublings * bucketsPerDoubling - 1e-9)));
}

/** Upper end of a bucket, in the unit of the vital. */
const endOf = (vital: Vital, bucket: number): number => firstEnd[vital] * 2 ** (bucket / bucketsPerDoubling);

const startOf = (vital: Vital, bucket: number) => (bucket === 0 ? 0 : endOf(vital, bucket - 1));

/** A histogram with one value more. */
export function addValue(histogram: Map<number, number>, vital: Vital, value: number): void {
  const bucket = bucketOf(vital, value);
  histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
}

/** Adds what another histogram has. */
export function addHistogram(histogram: Map<number, number>, other: Histogram): void {
  for (const [bucket, count] of other) histogram.set(bucket, (histogram.get(bucket) ?? 0) + count);
}

/** How many values it has. */
export const countOf = (histogram: Histogram): number => [...histogram.values()].reduce((sum, count) => sum + count, 0);

/**
 * The value below which a part of all values is, in between the ends of its bucket as if they were spread evenly.
 * @param part 0 to 1; 0.75 is the 75th percentile
 * @returns `undefined` without values
 */
export function quantile(histogram: Histogram, vital: Vital, part: number): number | undefined {
  const wanted = Math.min(1, Math.max(0, part)) * countOf(histogram);
  let below = 0;
  for (const [bucket, count] of [...histogram].sort(([one], [other]) => one - other)) {
    if (below + count >= wanted && count > 0) {
      const start = startOf(vital, bucket);
      return start + ((endOf(vital, bucket) - start) * (wanted - below)) / count;
    }
    below += count;
  }
  return undefined;
}

/** A value of the normal distribution that 2.5 % exceed: intervals hold in 95 % of all cases. */
const z = 1.96;

/** An estimate, and the interval in which the true value is in 95 % of all cases. */
export type Estimate = { value: number; from: number; to: number };

/** The 75th percentile, with the interval between order statistics; `undefined` without values. */
export function estimateP75(histogram: Histogram, vital: Vital): Estimate | undefined {
  const margin = z * Math.sqrt((0.75 * 0.25) / countOf(histogram));
  const value = quantile(histogram, vital, 0.75);
  const from = quantile(histogram, vital, 0.75 - margin);
  const to = quantile(histogram, vital, 0.75 + margin);
  return value === undefined || from === undefined || to === undefined ? undefined : { value, from, to };
}

/** How many of 1,000 fail, with the interval of Wilson. */
export function estimatePerThousand(failed: number, views: number): Estimate | undefined {
  if (views === 0) return undefined;
  const rate = failed / views;
  const middle = (rate + z ** 2 / (2 * views)) / (1 + z ** 2 / views);
  const half = (z * Math.sqrt((rate * (1 - rate)) / views + z ** 2 / (4 * views ** 2))) / (1 + z ** 2 / views);
  return { value: rate * 1000, from: Math.max(0, middle - half) * 1000, to: Math.min(1, middle + half) * 1000 };
}

/** A histogram as a short text: `12:3 13:1`. */
export const writeHistogram = (histogram: Histogram): string =>
  [...histogram]
    .sort(([one], [other]) => one - other)
    .map(([bucket, count]) => `${bucket}:${count}`)
    .join(' ');

/** Schema of that text. */
export const histogramSchema = v.pipe(
  v.string(),
  v.regex(/^(\d+:\d+( \d+:\d+)*)?$/),
  v.transform(
    (text) =>
      new Map(
        text
          .split(' ')
          .filter(Boolean)
          .map((pair): [number, number] => {
            const [bucket = 0, count = 0] = pair.split(':').map(Number);
            return [bucket, count];
          }),
      ),
  ),
);
