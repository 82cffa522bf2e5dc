import type { ComposedRemote } from 'shared-config/contract/composition';
import type { ErrorReport } from 'shared-config/contract/error-report';
import { reportAddress } from 'shared-config/contract/error-report-path';

/** Name of the event on `window` for each failure of a remote; whoever collects errors besides listens to it. */
export const remoteErrorEvent = 'remote-error';

/** Longest message that is reported, in characters. */
const longestMessage = 2000;

/** Reports a failure of a remote once, with remote, version and team (design §5); the embedded server keeps the reports. */
export function sendErrorReport({ name, version, team }: ComposedRemote, error: unknown): void {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, longestMessage);
  const report: ErrorReport = { remote: name, version, team, message, page: location.pathname };
  console.error(`${name}@${version} (team ${team}) failed: ${message}`);
  window.dispatchEvent(new CustomEvent<ErrorReport>(remoteErrorEvent, { detail: report }));
  // Sent even while the page is being left; jsdom and old browsers have no beacons.
  navigator.sendBeacon?.(reportAddress, JSON.stringify(report));
}
