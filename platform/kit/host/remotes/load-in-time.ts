import type { ComposedRemote } from '../../contract/composition';
import { withTimeout } from '../../http/with-timeout';
import { loadRemoteModule, type RemoteModule } from './federation';
import { longestWait } from './longest-wait';
import { RemoteLoadError } from './remote-load-error';
import { sendErrorReport } from './send-error-report';

/**
 * Loads the module of a page or a part, which the browser itself would wait for without end, above all for a stylesheet. A failure
 * is reported before it is thrown.
 * @throws {RemoteLoadError} also when the module does not come within 4 s.
 */
export async function loadInTime(remote: ComposedRemote, expose: string): Promise<RemoteModule> {
  const reason = `it did not come within ${longestWait / 1000} s`;
  try {
    return await withTimeout(
      loadRemoteModule(remote, expose),
      longestWait,
      () => new RemoteLoadError(remote, expose, reason),
    );
  } catch (error) {
    sendErrorReport(remote, error);
    throw error;
  }
}
