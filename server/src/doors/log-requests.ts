import type { FastifyInstance } from 'fastify';
import type { Log } from '../logging/log';
import type { Door } from './judge-request';

/** Longest path that is logged, in characters. */
const longestPath = 200;

/** A line for each request, under the id that its answer carries. Neither addresses, nor queries, nor what was sent. */
export function logRequests(server: FastifyInstance, door: Door, log: Log): void {
  server.addHook('onResponse', async ({ id: requestId, method, url }, { statusCode: status, elapsedTime }) => {
    const [path = ''] = url.split('?');
    const ms = Math.round(elapsedTime);
    log({
      level: 'info',
      message: 'request',
      door: door.kind,
      requestId,
      method,
      path: path.slice(0, longestPath),
      status,
      ms,
    });
  });
}
