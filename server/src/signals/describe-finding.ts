import type { Vital } from 'shared-config/contract/signal';
import type { Finding, Measure } from './compare-versions';

/** What a measure is called. */
export const measureNames: Readonly<Record<Measure | Vital, string>> = {
  failures: 'failures',
  largestPaint: 'largest paint',
  interaction: 'interaction',
  shift: 'layout shift',
  firstByte: 'first byte',
};

/** A value of a measure with its unit. */
export function formatMeasure(measure: Measure | Vital, value: number): string {
  if (measure === 'failures') return `${value.toFixed(1)} in 1,000 views`;
  return measure === 'shift' ? value.toFixed(3) : `${Math.round(value).toLocaleString('en')} ms`;
}

/** A finding in one sentence, for the history: which measure, both values, and how many views tell so. */
export function describeFinding({ measure, share, others }: Finding): string {
  const name = measure === 'failures' ? 'failures' : `p75 of ${measureNames[measure]}`;
  const count = (views: number) => views.toLocaleString('en');
  return `${name}: ${formatMeasure(measure, share.value)} (${count(share.count)} counted), others ${formatMeasure(measure, others.value)} (${count(others.count)})`;
}
