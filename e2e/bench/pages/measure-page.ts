import * as v from 'valibot';
import type { Lighthouse } from '../../lighthouse/open-lighthouse';
import { readLoadCost } from '../read-trace';
import type { Figures } from './figures';
import { metricAudits, readMetrics, scoreAudits } from './read-metrics';

const artifactsSchema = v.object({ artifacts: v.object({ Trace: v.unknown() }) });

/**
 * Loads a page twice as a phone does, for Lighthouse with each throttling; the tasks are those in the trace of the quick load. The score
 * is what Lighthouse means by it, that of simulated throttling.
 */
export async function measurePage(
  { visit }: Pick<Lighthouse, 'visit'>,
  address: string,
): Promise<Omit<Figures, 'scripts'>> {
  const measure = (throttlingMethod: 'simulate' | 'devtools', onlyAudits: readonly string[]) =>
    visit(address, {
      throttlingMethod,
      onlyAudits,
      disableFullPageScreenshot: true,
      // The page for an address that does not exist is one of the templates.
      ignoreStatusCode: true,
    });
  const quick = await measure('simulate', scoreAudits);
  const slow = await measure('devtools', metricAudits);
  const simulated = readMetrics(quick);
  const throttled = readMetrics(slow);
  const { longest } = readLoadCost(v.parse(artifactsSchema, quick).artifacts.Trace, address);
  return {
    lcpSimulated: simulated.largestPaint,
    lcpDevtools: throttled.largestPaint,
    tbtSimulated: simulated.blockingTime,
    tbtDevtools: throttled.blockingTime,
    score: simulated.score,
    longestTask: longest,
  };
}
