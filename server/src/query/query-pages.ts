import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type QueryRequest, queryResultSchema } from 'shared-config/contract/query-rendering';
import { withTimeout } from 'shared-config/with-timeout';
import * as v from 'valibot';
import type { Log } from '../logging/log';
import { createWorkerProcess, type ProcessSettings } from '../processes/worker-process';

/** Renders pages for the queries of visitors. */
export type QueryPages = {
  /** Whether pages of the site in a folder can be rendered: it was composed here, so that its releases are here. */
  canRender: (siteFolder: string) => boolean;
  /** A page that was rendered a short while ago. */
  find: (siteFolder: string, location: string) => string | undefined;
  /**
   * Renders a page. When that fails, or there is none within `maxWait` (ms), the reason is logged, and the visitor gets the
   * page without the query.
   */
  render: (siteFolder: string, location: string, maxWait: number) => Promise<string | undefined>;
  /** Ends the process that renders. */
  stop: () => void;
};

/** What renders, and for whom. */
export type QueryPagesOptions = {
  /** Takes a `QueryRequest` and sends back a `QueryResult`. */
  process: ProcessSettings;
  /** Folder of the sites that were composed here. */
  sitesFolder: string;
  log: Log;
};

/** How many pages are asked for at the same time, the one that is rendered included; whoever comes then is not kept waiting. */
const maxWaiting = 8;

/** How many pages are kept: the same address is asked for again by links, previews and the back button. */
const maxKept = 50;

/** Time in ms after which the process is given up. It limits each page itself, and the start of what renders to a minute. */
const maxResponseTime = 70_000;

/** Time in ms without a request after which the process ends. */
const maxIdleTime = 10 * 60_000;

/** Time in ms during which the same failure is logged once. */
const logInterval = 60_000;

/** Renders one page at a time, in a process that is started with the first one. */
export function createQueryPages({ process: settings, sitesFolder, log }: QueryPagesOptions): QueryPages {
  const folder = existsSync(sitesFolder) ? realpathSync(sitesFolder) : undefined;
  const { ask, stop } = createWorkerProcess(settings);
  // The one that was used last stands at the end.
  const kept = new Map<string, string>();
  let lastLogged = { message: '', at: 0 };
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const keep = (key: string, html: string) => {
    kept.delete(key);
    kept.set(key, html);
    for (const oldest of [...kept.keys()].slice(0, -maxKept)) kept.delete(oldest);
  };

  const request = async (message: QueryRequest): Promise<string> => {
    clearTimeout(idle);
    for (;;) {
      const response = await withTimeout(ask(message), maxResponseTime, () => new Error('it does not respond')).catch(
        (error: unknown) => {
          stop();
          throw error;
        },
      );
      const result = v.parse(queryResultSchema, response);
      idle = setTimeout(stop, maxIdleTime).unref();
      if (result.kind === 'rendered') return result.html;
      if (result.kind === 'failed') throw new Error(result.reason);
      stop();
    }
  };

  const requestInTurn = async (message: QueryRequest, key: string): Promise<string> => {
    waiting += 1;
    // The one before may have been for the same page.
    const rendering = turn.then(() => kept.get(key) ?? request(message));
    turn = rendering.catch(() => {});
    try {
      const html = await rendering;
      // Also for those who could not wait: they may ask again.
      keep(key, html);
      return html;
    } finally {
      waiting -= 1;
    }
  };

  const logOnce = (level: 'warning' | 'error', path: string, { message: reason }: Error): undefined => {
    const message = `${path} was sent without what the visitor asked for: ${reason}`;
    if (message === lastLogged.message && Date.now() < lastLogged.at + logInterval) return;
    lastLogged = { message, at: Date.now() };
    log({ level, message });
  };

  const keyOf = (siteFolder: string, location: string) => `${basename(siteFolder)} ${location}`;

  return {
    canRender: (siteFolder) => dirname(siteFolder) === folder,
    find: (siteFolder, location) => {
      const key = keyOf(siteFolder, location);
      const html = kept.get(key);
      if (html !== undefined) keep(key, html);
      return html;
    },
    render: (siteFolder, location, maxWait) => {
      const path = location.replace(/\?.*$/s, '');
      if (waiting >= maxWaiting) {
        return Promise.resolve(logOnce('warning', path, new Error('too many others wait for theirs')));
      }
      const rendering = requestInTurn({ site: basename(siteFolder), location }, keyOf(siteFolder, location)).catch(
        (error: Error) => logOnce('error', path, error),
      );
      return withTimeout(rendering, maxWait, () => new Error(`it took longer than ${maxWait / 1000} s`)).catch(
        (error: Error) => logOnce('warning', path, error),
      );
    },
    stop: () => {
      clearTimeout(idle);
      stop();
    },
  };
}
