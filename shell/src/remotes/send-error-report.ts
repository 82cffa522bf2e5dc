import type { ComposedRemote } from 'shared-config/contract/composition';
import type { ErrorReport } from 'shared-config/contract/error-report';
import { reportAddress } from 'shared-config/contract/error-report-path';

/** Event on `window` for each failure of a remote. `hold-interactions.ts` listens to it, and so may a collector of errors. */
export const remoteErrorEvent = 'remote-error';

declare global {
  interface WindowEventMap {
    [remoteErrorEvent]: CustomEvent<ErrorReport>;
  }
}

/** Characters of a message that are sent. */
const maxMessageLength = 2000;

/** Reports a failure of a remote once, with remote, version and team (design §5): on the console, as an event and to the server, which keeps the reports. */
export function sendErrorReport({ name, version, team }: ComposedRemote, error: unknown): void {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, maxMessageLength);
  const report: ErrorReport = { remote: name, version, team, message, page: location.pathname };
  console.error(`${name}@${version} (team ${team}) failed: ${message}`);
  window.dispatchEvent(new CustomEvent<ErrorReport>(remoteErrorEvent, { detail: report }));
  // Sent even while the visitor leaves the page. jsdom and old browsers have no beacons.
  navigator.sendBeacon?.(reportAddress, JSON.stringify(report));
}
