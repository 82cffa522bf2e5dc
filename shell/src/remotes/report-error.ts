import type { ComposedRemote } from 'shared-config/contract/composition';

/** Name of the event on `window` for each failure of a remote; whoever collects errors listens to it. */
export const remoteErrorEvent = 'remote-error';

/** What is known of a failure: whose it is, and what happened. */
export type RemoteErrorReport = { remote: string; version: string; team: string; message: string };

/** Reports a failure of a remote once, with remote, version and team (design §5). */
export function reportRemoteError({ name, version, team }: ComposedRemote, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const report: RemoteErrorReport = { remote: name, version, team, message };
  console.error(`${name}@${version} (team ${team}) failed: ${message}`);
  window.dispatchEvent(new CustomEvent<RemoteErrorReport>(remoteErrorEvent, { detail: report }));
}
