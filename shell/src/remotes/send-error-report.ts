import type { ComposedRemote } from 'shared-config/contract/composition';
import type { ErrorReport } from 'shared-config/contract/error-report';
import { reportAddress } from 'shared-config/contract/error-report-path';

/** Event on `window` for each failure of a remote. `queue-early-events.ts` listens to it, and so may a collector of errors. */
export const remoteErrorEvent = 'remote-error';

declare global {
  interface WindowEventMap {
    [remoteErrorEvent]: CustomEvent<ErrorReport>;
  }
}

/** Characters of a message that are sent. */
const maxMessageLength = 2000;

/** Reports that a page sends; more would tell nothing new. */
const maxReports = 10;

const sent = new Set<string>();

/** Reports a failure of a remote, with remote, version and team (design §5): on the console, as an event and to the server. */
export function sendErrorReport(remote: ComposedRemote, error: unknown): void {
  const report = describeError(remote, error);
  console.error(`${remote.name}@${remote.version} (team ${remote.team}) failed: ${report.message}`);
  window.dispatchEvent(new CustomEvent<ErrorReport>(remoteErrorEvent, { detail: report }));
  postReport(report);
}

/** What is known of an error. Messages may quote what a visitor has typed: whatever looks like an email address is left out. */
export function describeError(
  { name, version, team }: Pick<ComposedRemote, 'name' | 'version' | 'team'>,
  error: unknown,
): ErrorReport {
  const message = (error instanceof Error ? error.message : String(error)).replaceAll(
    /[^\s"<]+@[\p{L}\d-]+(\.[\p{L}\d-]+)+/gu,
    '…',
  );
  return { remote: name, version, team, message: message.slice(0, maxMessageLength), page: location.pathname };
}

/** Sends a report to the server, which keeps it: each once, at most ten a page; none from a page under development. */
export function postReport(report: ErrorReport): void {
  const key = `${report.remote} ${report.message}`;
  if (process.env.NODE_ENV === 'development' || sent.has(key) || sent.size === maxReports) return;
  sent.add(key);
  // Sent even while the visitor leaves the page. jsdom and old browsers have no beacons.
  navigator.sendBeacon?.(reportAddress, JSON.stringify(report));
}
