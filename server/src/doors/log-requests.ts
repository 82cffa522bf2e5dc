import type { FastifyError, FastifyInstance } from 'fastify';
import { describeError, type Log } from '../log';
import type { Door } from './judge-request';

/** Longest path that is logged or answered, in characters. */
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

/** Answers what no route does, and what a route did not foresee. */
export function answerFailures(server: FastifyInstance, log: Log): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.send(error);
    log({ level: 'error', message: 'a request failed', requestId: request.id, error: describeError(error) });
    // What is meant for the sender has a status; anything else is a defect, and its message could name files.
    if (error.statusCode !== undefined) return reply.send(error);
    return reply.code(500).send({ message: `The server failed. Its log has the reason under ${request.id}` });
  });
  server.setNotFoundHandler((request, reply) =>
    reply
      .code(request.method === 'POST' ? 404 : 405)
      .header('Allow', /^\/(\?|$)/.test(request.url) ? 'GET, HEAD, POST' : 'GET, HEAD')
      .send({ message: `${request.method} ${request.url.slice(0, longestPath)} is not offered here` }),
  );
}
