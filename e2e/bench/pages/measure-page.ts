import * as v from 'valibot';
import type { Lighthouse } from '../open-lighthouse';
import { readLoadCost } from '../read-trace';
import type { Figures } from './figures';
import { metricAudits, readMetrics, scoreAudits } from './read-metrics';

const artifactsSchema = v.object({ artifacts: v.object({ Trace: v.unknown() }) });

/**
 * Loads a page twice as a phone does, for Lighthouse with each throttling; the tasks are those in the trace of the quick load. The score
 * is what Lighthouse means by it, that of simulated throttling.
 */
export async function measurePage(lighthouse: Pick<Lighthouse, 'visit'>, address: string): Promise<Measured> {
  try {
    return await measureOnce(lighthouse, address);
  } catch (error) {
    // A load whose trace Chromium did not record is no figure of the page, and would end a run of half an hour. What fails twice does.
    if (!String(error).includes('recording the trace')) throw error;
    console.error(`${address} is measured again: ${String(error)}`);
    return measureOnce(lighthouse, address);
  }
}

/** @property processor speed of the machine, slowed down by nothing */
type Measured = Omit<Figures, 'scripts'> & { processor: number };

async function measureOnce({ visit }: Pick<Lighthouse, 'visit'>, address: string): Promise<Measured> {
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
    processor: simulated.processor,
  };
}
