import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance } from 'fastify';
import type { Words } from 'kit/words/words';
import { leaveOutOfPath } from '../logging/leave-out-tokens';
import { describeError, type Log } from '../logging/log';
import { isStorageError } from '../server-error';

/** Seconds after which a request that could not be stored may be sent again. */
const retryAfter = 5;

/** Statuses for bytes that are no valid request, by Node's code of the error. */
const malformed: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Returns a function that responds to an invalid request, and closes the connection. @param headers of every response */
export const respondToMalformed =
  (headers: Readonly<Record<string, string>>, createId: () => string) =>
  (error: ConnectionError, socket: Socket): void => {
    const status = malformed[error.code] ?? 400;
    const body = JSON.stringify({ message: STATUS_CODES[status] });
    const lines = Object.entries({
      ...headers,
      'X-Request-Id': createId(),
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': body.length,
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    socket.destroy();
  };

/** Maximum length of a path in a response, in characters. */
const maxPathLength = 200;

/**
 * Responds where no route does, and to errors of routes: 503 with `Retry-After` while data cannot be
 * stored or read, 500 for a defect, never with a message of the database. The reason goes to the log.
 * @param readWords those of the site as it was read last
 */
export function respondToFailures(server: FastifyInstance, log: Log, readWords: () => Words): void {
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('Retry-After')) reply.header('Retry-After', retryAfter);
    done();
  });
  let logged = '';
  server.setErrorHandler((error: FastifyError, request, reply) => {
    if (isStorageError(error) || error.statusCode === 503) {
      // Each reason is logged once, not for every request.
      if (error.message !== logged) log({ level: 'error', message: `Requests are refused. ${error.message}` });
      logged = error.message;
      return reply.code(503).send({ message: readWords().refusals.notStored });
    }
    // Fastify's own refusals (too large, too many, malformed) have a message for the client.
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.send(error);
    log({ level: 'error', message: 'a request failed', requestId: request.id, error: describeError(error) });
    return reply.code(500).send({ message: readWords().refusals.failed(request.id) });
  });
  server.setNotFoundHandler((request, reply) =>
    reply
      .code(request.method === 'POST' ? 404 : 405)
      .header('Allow', /^\/(\?|$)/.test(request.url) ? 'GET, HEAD, POST' : 'GET, HEAD')
      .send({
        message: readWords().refusals.notOffered(
          `${request.method} ${leaveOutOfPath(request.url).slice(0, maxPathLength)}`,
        ),
      }),
  );
}
