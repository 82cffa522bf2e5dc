import type { ComposedRemote } from '../../contract/composition';

/** A remote, or a page of it, could not be loaded. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly remote: ComposedRemote,
    expose: string,
    cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `${remote.name}@${remote.version} (team ${remote.team}): ${expose} did not load: ${reason}. Reload the page, or roll the remote back if it persists.`,
      { cause },
    );
  }
}
