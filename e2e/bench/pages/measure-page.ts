import type { Lighthouse } from '../../lighthouse/open-lighthouse';
import { measureLoad } from '../main-thread';
import { untilInteractive } from './check-page';
import type { Figures } from './figures';
import { type Metrics, metricAudits, readMetrics } from './read-metrics';
import type { Variant } from './variants';

/** Loads a page three times as a phone does: for Lighthouse with each throttling, and for a trace of its tasks. */
export async function measurePage(
  lighthouse: Lighthouse,
  variant: Variant,
  address: string,
): Promise<Omit<Figures, 'scripts'>> {
  const simulated = await readSpeed(lighthouse, address, 'simulate');
  const devtools = await readSpeed(lighthouse, address, 'devtools');
  const { longest } = await measureLoad(lighthouse.browser, address, untilInteractive(variant));
  return {
    lcpSimulated: simulated.largestPaint,
    lcpDevtools: devtools.largestPaint,
    tbtSimulated: simulated.blockingTime,
    tbtDevtools: devtools.blockingTime,
    scoreSimulated: simulated.score,
    scoreDevtools: devtools.score,
    longestTask: longest,
  };
}

const readSpeed = async (
  lighthouse: Lighthouse,
  address: string,
  throttlingMethod: 'simulate' | 'devtools',
): Promise<Metrics> =>
  readMetrics(
    await lighthouse.visit(address, { throttlingMethod, onlyAudits: metricAudits, disableFullPageScreenshot: true }),
  );
