import { type RenderChild, startRenderChild } from './render-child';
import type { RenderJob } from './render-protocol';

/** How often pages of one module may stop the process, each costing up to the time limit, before its others are given up. */
const maxStopsOfModule = 5;

/** What comes back of each page: its HTML, or why it has none. */
type RenderReports = {
  onPage: (file: string, html: string) => void;
  onFailure: (file: string, reason: string) => void;
};

/** Prerenders one set of versions, in processes of their own. */
export type Renderer = {
  /**
   * Prerenders pages; once. Every page is reported: one that throws, never ends, or ends the process does not keep the
   * others from being rendered.
   * @throws {DeliveryError} when the host itself does not load.
   */
  render: (job: RenderJob, reports: RenderReports) => Promise<void>;
  /** Ends the process, should it have had nothing to do. */
  dismiss: () => void;
};

/** Starts a fresh process that prerenders, so that it is there by the time that it is known what to render. */
export function startRenderer(start: () => RenderChild = startRenderChild): Renderer {
  let child = start();
  return {
    dismiss: () => child.dismiss(),
    render: async (job, reports) => {
      const stops = new Map<string, number>();
      let waiting = job.pages;
      for (;;) {
        const { reported, stop } = await child.run({ ...job, pages: waiting }, reports);
        const [suspect, ...rest] = waiting.slice(reported);
        if (!stop || !suspect) return;
        // What a page leaves behind can end the process while another one is rendered: who is suspect goes first next.
        const isProven = stop.kind === 'time' || reported === 0;
        if (isProven) {
          reports.onFailure(suspect.file, stop.reason);
          stops.set(suspect.module, (stops.get(suspect.module) ?? 0) + 1);
        }
        waiting = (isProven ? rest : [suspect, ...rest]).filter(({ module, file }) => {
          if ((stops.get(module) ?? 0) < maxStopsOfModule) return true;
          reports.onFailure(
            file,
            `it was not tried: ${maxStopsOfModule} pages of ${module} have ended or blocked the process`,
          );
          return false;
        });
        if (waiting.length === 0) return;
        child = start();
      }
    },
  };
}
