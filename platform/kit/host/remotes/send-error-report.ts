import type { ComposedRemote } from '../../contract/composition';
import type { ErrorReport } from '../../contract/error-report';
import { reportAddress } from '../../contract/error-report-path';
import { withBase } from '../../page/base-path';
import { routePath } from '../routing/route-path';
import { pageStays } from './page-stays';

/** The bundler puts the value in; there is no `process` in a browser. Declared here and not for all: where pages are prerendered there is one. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/** Event on `window` for each failure of a remote. `queue-early-events.ts` listens to it, and so may a collector of errors. */
export const remoteErrorEvent = 'remote-error';

declare global {
  interface WindowEventMap {
    [remoteErrorEvent]: CustomEvent<ErrorReport>;
  }
}

/** Characters of a message that are sent. */
const maxMessageLength = 2000;

/** Characters of a trace that are sent. */
const maxStackLength = 4000;

/** Reports that a page sends; more would tell nothing new. */
const maxReports = 10;

const sent = new Set<string>();

/** Names of the packages that have failed on the page that is shown. */
export const failedPackages = new Set<string>();

/**
 * Reports a failure of a remote, with remote, version and team (architecture §7), unless the visitor leaves: on the console, as an event and to the
 * server.
 */
export function sendErrorReport(remote: ComposedRemote, error: unknown): void {
  const report = describeError(remote, error);
  void postReport(report, () => {
    console.error(`${remote.name}@${remote.version} (team ${remote.team}) failed: ${report.message}`);
    window.dispatchEvent(new CustomEvent<ErrorReport>(remoteErrorEvent, { detail: report }));
  });
}

/** A line of a trace with a place in a script of the site: the others say nothing to a team. */
const placeInSite = /\/assets\/[a-z0-9-]+\/[0-9a-f]{16}\/[^\s/]+:\d+:\d+/;

/** Whatever looks like an email address is left out: messages may quote what a visitor has typed. */
const withoutAddresses = (text: string) => text.replaceAll(/[^\s"<]{1,99}@[\p{L}\d-]+(\.[\p{L}\d-]+)+/gu, '…');

/** Makes the report of an error. @param trace that of the error when absent */
export function describeError(
  { name, version, team }: Pick<ComposedRemote, 'name' | 'version' | 'team'>,
  error: unknown,
  trace = traceOf(error),
): ErrorReport {
  const message = withoutAddresses(error instanceof Error ? error.message : String(error));
  const places = trace.split('\n').filter((line) => placeInSite.test(line));
  const stack = withoutAddresses(places.join('\n')).slice(0, maxStackLength);
  return {
    remote: name,
    version,
    team,
    message: message.slice(0, maxMessageLength),
    page: routePath(location.pathname),
    ...(stack && { stack }),
  };
}

/** The trace of an error's cause: that of a remote which threw while it was loaded is its own, not the loader's. */
const traceOf = (error: unknown) =>
  error instanceof Error ? ((error.cause instanceof Error ? error.cause : error).stack ?? '') : '';

/**
 * Sends a report to the server, which keeps it, unless the visitor leaves: each once, at most ten a page; none from a page under development.
 * @param announce called before
 */
export async function postReport(report: ErrorReport, announce?: () => void): Promise<void> {
  await pageStays();
  announce?.();
  failedPackages.add(report.remote);
  const key = `${report.remote} ${report.message} ${report.stack}`;
  if (process.env.NODE_ENV === 'development' || sent.has(key) || sent.size === maxReports) return;
  sent.add(key);
  // Sent even while the visitor leaves the page. jsdom and old browsers have no beacons.
  navigator.sendBeacon?.(withBase(reportAddress), JSON.stringify(report));
}
