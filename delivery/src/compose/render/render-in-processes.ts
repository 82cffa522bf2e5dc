import { availableParallelism } from 'node:os';
import { settleAll } from '../../files/settle-all';
import { type DescribedPage, moduleOf } from './describe-page';
import { type RenderProcessOptions, renderInProcess } from './render-in-process';
import type { RenderJob } from './render-protocol';

/** How often pages of one module may stop the process, each costing up to the time limit, before its others are given up. */
const maxStopsOfModule = 5;

/** From how many pages on a second process is worth its start, half a second; and so on, up to one for each core. */
const pagesPerProcess = 100;

/** Pages that a process renders: their results are awaited then, so that the memory for them does not grow with the site. */
const maxPagesOfProcess = 500;

/** Called with every page: its HTML, or why it has none. */
export type RenderReports = {
  onPage: (page: DescribedPage, html: string) => Promise<void>;
  onFailure: (page: DescribedPage, reason: string) => Promise<void>;
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
  const isGivenUp = ({ page }: DescribedPage) => (stops.get(moduleOf(page)) ?? 0) >= maxStopsOfModule;
  /** @returns the pages that are left, after something has stopped the process */
  const renderBatch = async (batch: readonly DescribedPage[]): Promise<readonly DescribedPage[]> => {
    const works: Promise<void>[] = [];
    const track = (work: Promise<void>) => {
      // Thrown below, where all are awaited.
      work.catch(() => {});
      works.push(work);
    };
    const { reported, stop } = await renderInProcess(await describe(batch), options, (index, result) => {
      const page = batch[index];
      if (page) track('html' in result ? reports.onPage(page, result.html) : reports.onFailure(page, result.reason));
    });
    const [suspect, ...rest] = batch.slice(reported);
    // What a page leaves behind can end the process while another one is rendered: who is suspect goes first next.
    const isProven = stop?.isTimeout || reported === 0;
    if (suspect && stop && isProven) {
      const module = moduleOf(suspect.page);
      stops.set(module, (stops.get(module) ?? 0) + 1);
      track(reports.onFailure(suspect, stop.reason));
    }
    await settleAll(works);
    return suspect && !isProven ? [suspect, ...rest] : rest;
  };
  const render = async (share: readonly DescribedPage[]) => {
    for (let waiting = share; waiting.length > 0; ) {
      const batch = waiting.slice(0, maxPagesOfProcess);
      waiting = [...(await renderBatch(batch)), ...waiting.slice(maxPagesOfProcess)];
      for (const page of waiting.filter(isGivenUp)) await reports.onFailure(page, describeGivenUp(page));
      waiting = waiting.filter((page) => !isGivenUp(page));
    }
  };
  const processes = Math.max(1, Math.min(cores, Math.ceil(pages.length / pagesPerProcess)));
  const shares = Array.from({ length: processes }, (_, share) =>
    pages.filter((_page, index) => index % processes === share),
  );
  await settleAll(shares.map(render));
}

const describeGivenUp = ({ page }: DescribedPage) =>
  `it was not tried: ${maxStopsOfModule} pages of ${moduleOf(page)} have ended or blocked the process`;
