import { availableParallelism } from 'node:os';
import { settleAll } from '../../files/settle-all';
import { type DescribedPage, moduleOf } from './describe-page';
import { type RenderProcessOptions, renderInProcess } from './render-in-process';
import type { RenderJob } from './render-protocol';

/** How often pages of one module may stop the process, each costing up to the time limit, before its others are given up. */
const maxStopsOfModule = 5;

/** From how many pages on a second process is worth its start, half a second; and so on, up to one for each core. */
const pagesPerProcess = 100;

/** Called with every page: its HTML, or why it has none. */
export type RenderReports = {
  onPage: (page: DescribedPage, html: string) => void;
  onFailure: (page: DescribedPage, reason: string) => void;
};

/** How pages are rendered; a test has other limits. */
type RenderLimits = RenderProcessOptions & { cores?: number };

/**
 * Prerenders pages of one set of versions, in processes of their own. Every page is reported: one that throws, never ends, or
 * ends the process does not keep the others from being rendered.
 * @param describe gives the job of some of the pages
 * @throws {DeliveryError} when the host itself does not load.
 */
export async function renderInProcesses(
  pages: readonly DescribedPage[],
  describe: (pages: readonly DescribedPage[]) => Promise<RenderJob>,
  reports: RenderReports,
  { cores = availableParallelism(), ...options }: RenderLimits = {},
): Promise<void> {
  const stops = new Map<string, number>();
  const isGivenUp = (described: DescribedPage) => {
    const module = moduleOf(described.page);
    if ((stops.get(module) ?? 0) < maxStopsOfModule) return false;
    const reason = `it was not tried: ${maxStopsOfModule} pages of ${module} have ended or blocked the process`;
    reports.onFailure(described, reason);
    return true;
  };
  const render = async (share: readonly DescribedPage[]) => {
    for (let waiting = share; waiting.length > 0; waiting = waiting.filter((page) => !isGivenUp(page))) {
      const given = waiting;
      const { reported, stop } = await renderInProcess(await describe(given), options, (index, result) => {
        const page = given[index];
        if (!page) return;
        if ('html' in result) reports.onPage(page, result.html);
        else reports.onFailure(page, result.reason);
      });
      const [suspect, ...rest] = given.slice(reported);
      if (!suspect || !stop) return;
      // What a page leaves behind can end the process while another one is rendered: who is suspect goes first next.
      const isProven = stop.isTimeout || reported === 0;
      if (isProven) {
        reports.onFailure(suspect, stop.reason);
        const module = moduleOf(suspect.page);
        stops.set(module, (stops.get(module) ?? 0) + 1);
      }
      waiting = isProven ? rest : [suspect, ...rest];
    }
  };
  const processes = Math.max(1, Math.min(cores, Math.ceil(pages.length / pagesPerProcess)));
  const shares = Array.from({ length: processes }, (_, share) =>
    pages.filter((_page, index) => index % processes === share),
  );
  await settleAll(shares.map(render));
}
