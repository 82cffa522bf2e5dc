import type { FastifyError, FastifyInstance } from 'fastify';
import { StorageError } from './storage-error';

/** Seconds after which a refused request may be sent again. */
const retryAfter = 5;

/**
 * Answers errors in words of this server, never in those of its engine: 503 with `Retry-After` when data cannot be
 * stored or read just now, 500 for a defect. The reason goes to the log.
 * @param say writes one message to the log
 */
export function answerErrors(server: FastifyInstance, say: (message: string) => void): void {
  server.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('Retry-After')) reply.header('Retry-After', retryAfter);
  });
  let logged = '';
  server.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (error instanceof StorageError) {
      // The same reason for one request after the other would fill the log and say no more.
      if (error.message !== logged) say(`Requests are refused. ${error.message}`);
      logged = error.message;
      return reply.code(503).send({
        message: 'Nothing can be stored just now, and nothing of this was. Please send it again in a few minutes',
      });
    }
    // What the framework refuses has a message that is meant for the sender: too large, too many, malformed.
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.send(error);
    say(`A request failed. ${error.stack ?? error.message}`);
    return reply.code(500).send({ message: 'The server failed at this request. Its log says why' });
  });
}
