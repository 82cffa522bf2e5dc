import type { FastifyError, FastifyInstance } from 'fastify';
import { describeError, type Log } from '../logging/log';
import { isStorageError } from '../server-error';

/** Seconds after which a request may be sent again that could not be stored. */
const retryAfter = 5;

/** Maximum length of a path in a response, in characters. */
const maxPathLength = 200;

/**
 * Responds where no route does, and where a route did not foresee something: 503 with `Retry-After` while data cannot be
 * stored or read, 500 for a defect, never in the words of the database. The reason goes to the log.
 */
export function answerFailures(server: FastifyInstance, log: Log): void {
  server.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('Retry-After')) reply.header('Retry-After', retryAfter);
  });
  let logged = '';
  server.setErrorHandler((error: FastifyError, request, reply) => {
    if (isStorageError(error)) {
      // The same reason for one request after the other would fill the log and say no more.
      if (error.message !== logged) log({ level: 'error', message: `Requests are refused. ${error.message}` });
      logged = error.message;
      return reply.code(503).send({
        message: 'Nothing can be stored just now, and nothing of this was. Please send it again in a few minutes',
      });
    }
    // What the framework refuses has a message that is meant for the sender: too large, too many, malformed.
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.send(error);
    log({ level: 'error', message: 'a request failed', requestId: request.id, error: describeError(error) });
    return reply.code(500).send({ message: `The server failed. Its log has the reason under ${request.id}` });
  });
  server.setNotFoundHandler((request, reply) =>
    reply
      .code(request.method === 'POST' ? 404 : 405)
      .header('Allow', /^\/(\?|$)/.test(request.url) ? 'GET, HEAD, POST' : 'GET, HEAD')
      .send({ message: `${request.method} ${request.url.slice(0, maxPathLength)} is not offered here` }),
  );
}
