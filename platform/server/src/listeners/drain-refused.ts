import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The most that is still read of a request that was refused before it had arrived: bytes, and ms. Then its connection is closed. */
const maxDrained = 16 * 1024 * 1024;
const maxDrainTime = 10_000;

/**
 * Reads the rest of a refused request, so that a client that writes everything before it reads gets the response: a
 * connection that is closed with unread bytes is reset, and the response with it (RFC 9112 §9.6).
 */
export function drainRefused(server: FastifyInstance): void {
  server.addHook('onSend', ({ raw }, reply, _payload, done) => {
    if (reply.statusCode >= 400 && !raw.complete) {
      // Fastify's, which would close at once.
      reply.removeHeader('Connection');
      drain(raw);
    }
    done();
  });
}

function drain(request: IncomingMessage): void {
  let bytes = 0;
  const timer = setTimeout(() => request.destroy(), maxDrainTime);
  // A server that ends waits for no such rest.
  timer.unref();
  request.once('close', () => clearTimeout(timer));
  request.on('data', ({ length }: Buffer) => {
    bytes += length;
    if (bytes > maxDrained) request.destroy();
  });
}
