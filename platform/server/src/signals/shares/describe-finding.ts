import type { Vital } from 'kit/contract/signal';
import { nameCommand } from 'kit/presets/command-line/name-command';
import type { Finding, Measure } from '../statistics/compare-versions';
import type { Outlook } from '../statistics/decide-share';
import type { Misfit } from '../statistics/find-misfit';

/** The name of each measure. */
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

/** The question for a person: what to decide and why, and by which commands. */
export function describeQuestion(
  { remote, version }: { remote: string; version: string },
  { misfit, due }: Outlook & { kind: 'ask' },
): string {
  const worse = due.kind === 'withdraw' ? ` Visitors seem to fare worse: ${describeFinding(due.finding)}.` : '';
  return `${describeMisfit(misfit)}.${worse} Look at the pages; then "${nameCommand(`promote ${remote} ${version}`)}" makes it live for everybody, and "${nameCommand(`rollback ${remote}`)}" ends the share`;
}

function describeMisfit(misfit: Misfit): string {
  if (misfit.kind === 'unserved') {
    const [unserved, views] = [misfit.unserved, misfit.views].map((count) => count.toLocaleString('en'));
    return `${unserved} of ${views} views of the ${misfit.side} are of pages that this server did not serve to whoever tells of them`;
  }
  const [counted, given] = [misfit.counted, misfit.given].map((part) => part.toFixed(1));
  return `${counted} % of the views that count are of the share, which ${given} % of the visitors get`;
}
