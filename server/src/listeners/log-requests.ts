import type { FastifyInstance } from 'fastify';
import { sharedDraftsPath } from 'shared-config/posts/draft-link';
import type { Log } from '../logging/log';
import type { Listener } from './decide-access';

/** How much of a path is logged, in characters. */
const maxPathLength = 200;

/** A path whose next part lets whoever knows it see a draft. */
const secret = new RegExp(`(${sharedDraftsPath}/)[^/]+`);

/** Logs a line for each request, with the request id of its response: no client addresses, no queries, no bodies. */
export function logRequests(server: FastifyInstance, listener: Listener, log: Log): void {
  server.addHook('onResponse', async ({ id: requestId, method, url }, { statusCode: status, elapsedTime }) => {
    const [path = ''] = url.split('?');
    const ms = Math.round(elapsedTime);
    log({
      level: 'info',
      message: 'request',
      listener: listener.kind,
      requestId,
      method,
      path: path.replace(secret, '$1…').slice(0, maxPathLength),
      status,
      ms,
    });
  });
}
