import { availableParallelism } from 'node:os';
import { finishAll } from '../../files/work-in-background';
import { type DescribedPage, moduleOf } from './describe-page';
import { type RenderChild, type RenderReports, startRenderChild } from './render-in-process';
import type { RenderJob } from './render-protocol';

/** How often pages of one module may stop the process, each costing up to the time limit, before its others are given up. */
const maxStopsOfModule = 5;

/** Pages that a process gets at once: few enough that nothing grows with the site, and that all are done at about the same time. */
const batchSize = 50;

/** From how many pages on a second process is worth its start, a third of a second; and so on, up to one for each core. */
const pagesPerProcess = 100;

/** Prerenders one set of versions, in processes of their own. */
export type Renderer = {
  /** Has the first process load the versions, while it is found out which pages have to be rendered. @param job without pages */
  prepare: (job: RenderJob) => void;
  /**
   * Prerenders pages; once. Every page is reported: one that throws, never ends, or ends the process does not keep the
   * others from being rendered.
   * @param describe gives the job of some of the pages
   * @throws {DeliveryError} when the host itself does not load.
   */
  render: (
    pages: readonly DescribedPage[],
    describe: (pages: readonly DescribedPage[]) => Promise<RenderJob>,
    reports: RenderReports,
  ) => Promise<void>;
  /** Ends the processes, should they have had nothing to do. */
  dismiss: () => void;
};

/** Starts a fresh process that prerenders, so that it is there by the time that it is known what to render. */
export function startRenderer(start: () => RenderChild = startRenderChild, cores = availableParallelism()): Renderer {
  const children = new Set<RenderChild>();
  const begin = () => {
    const child = start();
    children.add(child);
    return child;
  };
  const first = begin();
  const dismiss = () => {
    for (const child of children) child.dismiss();
  };
  let prepared: Promise<unknown> | undefined;
  return {
    dismiss,
    prepare: (job) => {
      prepared = first.run(job, { onFailure: () => {} });
      // What does not load matters once there is a page to render.
      prepared.catch(() => {});
    },
    render: async (pages, describe, reports) => {
      const stops = new Map<string, number>();
      const waiting = [...pages];
      const isTried = ({ page }: DescribedPage) => {
        const module = moduleOf(page);
        if ((stops.get(module) ?? 0) < maxStopsOfModule) return true;
        const reason = `it was not tried: ${maxStopsOfModule} pages of ${module} have ended or blocked the process`;
        reports.onFailure(page.file, reason);
        return false;
      };
      const work = async (child: RenderChild) => {
        while (waiting.length > 0) {
          for (let batch = waiting.splice(0, batchSize).filter(isTried); batch.length > 0; ) {
            const { reported, stop } = await child.run(await describe(batch), reports);
            const [suspect, ...rest] = batch.slice(reported);
            if (!suspect) break;
            // What a page leaves behind can end the process while another one is rendered: who is suspect goes first next.
            const isProven = stop?.kind === 'time' || (stop?.kind === 'end' && reported === 0);
            if (isProven) {
              reports.onFailure(suspect.page.file, stop.reason);
              const module = moduleOf(suspect.page);
              stops.set(module, (stops.get(module) ?? 0) + 1);
            }
            batch = (isProven ? rest : [suspect, ...rest]).filter(isTried);
            if (batch.length > 0 || waiting.length > 0) child = begin();
          }
        }
      };
      const processes = Math.max(1, Math.min(cores, Math.ceil(pages.length / pagesPerProcess)));
      const others = Array.from({ length: processes - 1 }, begin);
      if (waiting.length > 0) await prepared;
      await finishAll([first, ...others].map(work));
      dismiss();
    },
  };
}
