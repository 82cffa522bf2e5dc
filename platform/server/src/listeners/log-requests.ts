import type { FastifyInstance } from 'fastify';
import { leaveOutOfPath } from '../logging/leave-out-tokens';
import type { Log } from '../logging/log';
import type { Listener } from './decide-access';

/** How much of a path is logged, in characters. */
const maxPathLength = 200;

/** Logs a line for each request, with the request id of its response: no client addresses, no queries, no bodies, no tokens. */
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
      path: leaveOutOfPath(path).slice(0, maxPathLength),
      status,
      ms,
    });
  });
}
