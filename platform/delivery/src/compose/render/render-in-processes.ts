import { availableParallelism } from 'node:os';
import { settleAll } from '../../files/settle-all';
import { type DescribedPage, moduleOf, remotesOf } from './describe-page';
import { type RenderProcessOptions, renderInProcess } from './render-in-process';
import type { RenderJob } from './render-protocol';

/** How often pages of one module may stop the process, each costing up to the time limit, before its others are given up. */
const maxStopsOfModule = 5;

/** From how many pages on a second process is worth its start, half a second; and so on, up to one for each core. */
const pagesPerProcess = 100;

/** Pages that a process renders: their results are awaited then, so that the memory for them does not grow with the site. */
const maxPagesOfProcess = 500;

/** Ms that each page may take on the average: many times what the slowest takes on a busy machine. */
const averagePageTime = 1000;

/** Ms that the pages of some remotes may take besides, with the processes that are stopped. */
const spareTime = 120_000;

/** Called with every page: its HTML, or why it has none. */
export type RenderReports = {
  onPage: (page: DescribedPage, html: string) => Promise<void>;
  onFailure: (page: DescribedPage, reason: string) => Promise<void>;
};

/** How pages are rendered; a test has other limits. */
type RenderLimits = RenderProcessOptions & { cores?: number };

/**
 * Prerenders pages of one set of versions, in processes of their own. Every page is reported: one that throws, never ends, or
 * ends the process does not keep the others from being rendered. A process has the code of the remotes alone that draw its
 * pages: nothing that one does there reaches the pages of another.
 * @param describe gives the job of the first of some pages, of as many as fit into one
 * @throws {DeliveryError} when the host itself does not load.
 */
export async function renderInProcesses(
  pages: readonly DescribedPage[],
  describe: (pages: readonly DescribedPage[]) => Promise<RenderJob>,
  reports: RenderReports,
  { cores = availableParallelism(), totalTime = spareTime, ...options }: RenderLimits = {},
): Promise<void> {
  const stops = new Map<string, number>();
  const isGivenUp = ({ page }: DescribedPage) => (stops.get(moduleOf(page)) ?? 0) >= maxStopsOfModule;
  /** @returns the pages that are left after something has stopped the process, and why those have no chance either, if so */
  const renderBatch = async (batch: readonly DescribedPage[], timeLeft: number) => {
    const works: Promise<void>[] = [];
    const track = (work: Promise<void>) => {
      // Thrown below, where all are awaited.
      work.catch(() => {});
      works.push(work);
    };
    const limits = { ...options, totalTime: Math.max(timeLeft, 1) };
    const { reported, stop } = await renderInProcess(await describe(batch), limits, (index, result) => {
      const page = batch[index];
      if (page) track('html' in result ? reports.onPage(page, result.html) : reports.onFailure(page, result.reason));
    });
    const [suspect, ...rest] = batch.slice(reported);
    // Code that a page leaves running can end the process while another page is rendered: the suspect page goes first next.
    const isProven = stop?.blames === 'page' || reported === 0;
    const isFailed = suspect && stop && isProven && stop.blames !== 'all-pages';
    if (isFailed) {
      const module = moduleOf(suspect.page);
      stops.set(module, (stops.get(module) ?? 0) + 1);
      track(reports.onFailure(suspect, stop.reason));
    }
    await settleAll(works);
    return {
      left: isFailed ? rest : batch.slice(reported),
      hopeless: stop?.blames === 'all-pages' ? stop.reason : undefined,
    };
  };
  const render = async (share: readonly DescribedPage[]) => {
    const deadline = performance.now() + totalTime + share.length * averagePageTime;
    for (let waiting = share; waiting.length > 0; ) {
      const { left, hopeless } = await renderBatch(waiting.slice(0, maxPagesOfProcess), deadline - performance.now());
      waiting = [...left, ...waiting.slice(maxPagesOfProcess)];
      for (const page of waiting) {
        if (hopeless !== undefined) await reports.onFailure(page, hopeless);
        else if (isGivenUp(page)) await reports.onFailure(page, describeGivenUp(page));
      }
      waiting = waiting.filter((page) => hopeless === undefined && !isGivenUp(page));
    }
  };
  const waiting = [...groupByRemotes(pages)].flatMap((group) => divide(group, cores));
  const renderNext = async () => {
    for (let share = waiting.shift(); share; share = waiting.shift()) {
      try {
        await render(share);
      } catch (error) {
        // The shell does not load for the others either.
        waiting.length = 0;
        throw error;
      }
    }
  };
  await settleAll(Array.from({ length: Math.min(cores, waiting.length) }, renderNext));
}

/** Pages by the remotes that draw something in them. */
function groupByRemotes(pages: readonly DescribedPage[]): Iterable<readonly DescribedPage[]> {
  const groups = new Map<string, DescribedPage[]>();
  for (const one of pages) {
    const key = remotesOf(one.page).join(' ');
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups.values();
}

/** Shares of as many processes as they are worth. */
function divide(pages: readonly DescribedPage[], cores: number): DescribedPage[][] {
  const processes = Math.max(1, Math.min(cores, Math.ceil(pages.length / pagesPerProcess)));
  return Array.from({ length: processes }, (_, share) => pages.filter((_page, index) => index % processes === share));
}

const describeGivenUp = ({ page }: DescribedPage) =>
  `it was not tried: ${maxStopsOfModule} pages of ${moduleOf(page)} have ended or blocked the process`;
